package org.eclipse.tracecompass.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The packages of a bundle form no cycle, except where documented interfaces name each other: these
 * are listed by {@link ForcedCycles}, and the list may only shrink.
 */
class CyclesTest {

    @Test
    void packagesFormNoCyclesButTheForcedOnes() {
        List<String> unexpected = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            SortedSet<String> forced = ForcedCycles.of(bundle.shortName());
            for (SortedSet<String> cycle : Cycles.of(CompiledClasses.all().packagesOf(bundle))) {
                if (!forced.containsAll(cycle)) {
                    List<String> added = new ArrayList<>(cycle);
                    added.removeAll(forced);
                    unexpected.add(bundle.shortName() + ": " + added + " in a cycle of " + cycle);
                }
            }
        }

        assertThat(unexpected).isEmpty();
    }

    @Test
    void everyForcedCycleStillExists() {
        List<String> gone = new ArrayList<>();
        for (Bundle bundle : Bundle.all()) {
            List<String> forced = new ArrayList<>(ForcedCycles.of(bundle.shortName()));
            Cycles.of(CompiledClasses.all().packagesOf(bundle)).forEach(forced::removeAll);
            forced.forEach(name -> gone.add(bundle.shortName() + ": " + name));
        }

        assertThat(gone).as("packages that are in no cycle any more; unlist them").isEmpty();
    }

    @Test
    void aCycleIsFound() {
        Map<String, List<String>> graph =
                Map.of(
                        "a", List.of("b"),
                        "b", List.of("c"),
                        "c", List.of("a", "d"),
                        "d", List.of());

        assertThat(Cycles.of(graph)).containsExactly(new TreeSet<>(List.of("a", "b", "c")));
    }
}
