# A turn in private: one message, the end of the turn.

my-turn = Moja tura
more = Więcej …
choice-about = **{ $choice }**: { $about }
confirm-and-end = Potwierdź i zakończ turę
done-and-ended = ✅ { $action } – gotowe. Tura zakończona.
done-not-ended =
    { $done }
    Tura trwa dalej: { $why }

# The question before the end of a turn
end-question = Chcesz zakończyć turę?
end-unconfirmed = Czeka jeszcze na potwierdzenie: { $action }.
end-anyway = Zakończ mimo to
end-never-ask = Zakończ, nie pytaj więcej
