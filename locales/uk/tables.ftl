# Список столів сервера й результати в приватних повідомленнях.
tables-title = Столи з вільним місцем: { $open }. Ігри, що тривають: { $running }.
tables-none = Столів тут ще немає. Відкрийте стіл командою `/гра нова`.
tables-open = **Сюди можна приєднатися**
tables-open-line = [Стіл { $game }]({ $address }) · чекає { $host } · { $terms }
tables-running = **Тривають**
tables-running-line = [Гра { $game }]({ $address }) · { $players }{ $state }
tables-waits =  · хід: { $player }, { $moment }
tables-join = Приєднатися: { $game }
tables-own = Ваш стіл: { $game }
tables-go = До столу { $game }
tables-joined = Ви за столом { $game }.
tables-back = ◀ Назад
tables-more = Далі ▶
results-offer = Надсилати мені результати
results-stop = Не надсилати результатів
results-on = Відтепер результати ваших ігор надходитимуть і особистими повідомленнями.
results-off = Результати не надходитимуть особистими повідомленнями.
results-direct = Кінець: [гра { $game }]({ $address }). { $outcome }
    { $players }
command-game-list = список
command-game-list-about = Столи, до яких можна приєднатися, та ігри, що тривають
settings-results = Надсилати мені результати ігор особистими повідомленнями
tiles-none = У цій грі немає стосів жетонів; стіл показує /поле.
