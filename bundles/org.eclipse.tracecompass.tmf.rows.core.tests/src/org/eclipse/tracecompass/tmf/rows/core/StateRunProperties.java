package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** A run is ordered as a list is that is sorted by start. */
class StateRunProperties {

    private record State(int start, int number) {}

    @Property(tries = 300)
    void statesComeByStartAndOtherwiseInTheOrderInWhichTheyWereAdded(
            @ForAll @Size(max = 200) List<@IntRange(max = 60) Integer> starts) {
        StateRun run = new StateRun();
        run.add(99, 99, 99);
        run.add(1, 1, 1);
        run.sort();
        run.clear();
        List<State> expected = new ArrayList<>();
        for (int number = 0; number < starts.size(); number++) {
            run.add(starts.get(number), starts.get(number) + 5, number);
            expected.add(new State(starts.get(number), number));
        }
        run.sort();
        expected.sort(Comparator.comparingInt(State::start));
        List<State> actual = new ArrayList<>();
        for (int i = 0; i < run.size(); i++) {
            assertThat(run.last(i)).isEqualTo(run.start(i) + 5);
            actual.add(new State((int) run.start(i), run.look(i)));
        }
        assertThat(actual).isEqualTo(expected);
    }
}
