# A turn in private: one message, the end of the turn.

my-turn = Мій хід
more = Більше …
choice-about = **{ $choice }**: { $about }
confirm-and-end = Підтвердити й кінець
done-and-ended = ✅ { $action } — готово. Хід завершено.
done-not-ended =
    { $done }
    Хід не завершено: { $why }

# The question before the end of a turn
end-question = Завершити хід?
end-unconfirmed = Ще не підтверджено: { $action }.
end-anyway = Усе одно завершити хід
end-never-ask = Завершити й не питати
