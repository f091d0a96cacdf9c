//! Which users are persons: all but the house, and those who were erased.

use sztab_store::UserId;

/// The user in the first seat of a table for which the program plays; further seats have the ids below it
/// ([`house_user`]). Discord's ids reach them in 2084. The ids of persons who were erased end far below.
pub const HOUSE: UserId = UserId(0x7FFF_FFFF_FFFF_FFFE);

/// Ids that are kept for seats of the house at one table.
const HOUSE_USERS: u64 = 16;

/// The lowest of the ids that are kept for the house.
pub(super) const FIRST_OF_HOUSE: UserId = UserId(HOUSE.0 + 1 - HOUSE_USERS);

/// The user in the seat of a table that the house takes as number so and so, from 0. `None` if there are no more.
#[must_use]
pub fn house_user(number: usize) -> Option<UserId> {
    let number = u64::try_from(number).ok().filter(|number| *number < HOUSE_USERS)?;
    Some(UserId(HOUSE.0 - number))
}

/// The number, from 0, of a user of the house among its seats at a table; `None` for any other user.
#[must_use]
pub fn house_number(user: UserId) -> Option<usize> {
    let number = HOUSE.0.checked_sub(user.0).filter(|number| *number < HOUSE_USERS)?;
    usize::try_from(number).ok()
}

/// Whether the program plays for a user.
#[must_use]
pub fn is_house(user: UserId) -> bool {
    house_number(user).is_some()
}

/// Whether a user is a person, who can be mentioned, pinged and asked.
#[must_use]
pub fn is_person(user: UserId) -> bool {
    !is_house(user) && !user.is_erased()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_of_the_house_are_neither_persons_nor_erased_and_fit_a_column_of_the_database() {
        for number in 0..16 {
            let user = house_user(number).expect("enough seats");
            assert_eq!(house_number(user), Some(number));
            assert!(is_house(user) && !is_person(user) && !user.is_erased());
            assert!(i64::try_from(user.0).is_ok() && user >= FIRST_OF_HOUSE);
        }
        assert_eq!((house_user(0), house_user(15), house_user(16)), (Some(HOUSE), Some(FIRST_OF_HOUSE), None));
        for other in [HOUSE.0 + 1, HOUSE.0 - 16, 1] {
            assert!(!is_house(UserId(other)) && is_person(UserId(other)));
        }
    }
}
