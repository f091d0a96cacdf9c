//! The persons among the users: all users except computer players and erased ones.

use sztab_store::UserId;

/// The user id of the first seat of a session that the program plays; further seats have lower ids ([`computer_user`]).
/// Discord's ids will reach them in 2084. The ids of erased persons end far below.
pub const COMPUTER_USER: UserId = UserId(0x7FFF_FFFF_FFFF_FFFE);

/// Number of ids reserved for the computer player's seats in one session.
const COMPUTER_USER_COUNT: u64 = 16;

/// The lowest id reserved for the computer player.
pub(super) const LOWEST_COMPUTER_USER: UserId = UserId(COMPUTER_USER.0 + 1 - COMPUTER_USER_COUNT);

/// The user id of the computer player's `number`th seat in a session, from 0. `None` if there are no more.
#[must_use]
pub fn computer_user(number: usize) -> Option<UserId> {
    let number = u64::try_from(number).ok().filter(|number| *number < COMPUTER_USER_COUNT)?;
    Some(UserId(COMPUTER_USER.0 - number))
}

/// The number, from 0, of the computer player's seat that a user id stands for; `None` for any other user.
#[must_use]
pub fn computer_number(user: UserId) -> Option<usize> {
    let number = COMPUTER_USER.0.checked_sub(user.0).filter(|number| *number < COMPUTER_USER_COUNT)?;
    usize::try_from(number).ok()
}

/// True if a user is a computer player.
#[must_use]
pub fn is_computer(user: UserId) -> bool {
    computer_number(user).is_some()
}

/// True if a user is a person, who can be mentioned, pinged and asked.
#[must_use]
pub fn is_person(user: UserId) -> bool {
    !is_computer(user) && !user.is_erased()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn computer_users_are_no_persons_and_fit_a_database_column() {
        for number in 0..16 {
            let user = computer_user(number).expect("enough seats");
            assert_eq!(computer_number(user), Some(number));
            assert!(is_computer(user) && !is_person(user) && !user.is_erased());
            assert!(i64::try_from(user.0).is_ok() && user >= LOWEST_COMPUTER_USER);
        }
        assert_eq!(
            (computer_user(0), computer_user(15), computer_user(16)),
            (Some(COMPUTER_USER), Some(LOWEST_COMPUTER_USER), None)
        );
        for other in [COMPUTER_USER.0 + 1, COMPUTER_USER.0 - 16, 1] {
            assert!(!is_computer(UserId(other)) && is_person(UserId(other)));
        }
    }
}
