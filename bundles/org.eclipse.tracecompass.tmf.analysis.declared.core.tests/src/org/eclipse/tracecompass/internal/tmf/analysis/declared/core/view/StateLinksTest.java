package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.junit.jupiter.api.Test;

/** Arrows where a value passes from row to row. */
class StateLinksTest {

    private static final int START = -20;
    private static final int END = 80;

    private static final Map<String, Long> ROWS = Map.of("a", 1L, "b", 2L, "c", 3L);

    private record Change(long time, long source, long destination) {}

    @Test
    void aWindowHasTheChangesFromItsFirstToItsLastInstant() throws Exception {
        Random random = new Random(3);
        ITmfStateSystemBuilder history =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("links", START));
        List<Change> changes = new ArrayList<>();
        int quark = history.getQuarkAbsoluteAndAdd("CPUs", "0", "Thread");
        String last = "none";
        for (int time = START; time < END; time += 1 + random.nextInt(3)) {
            String next = List.of("a", "b", "c", "none").get(random.nextInt(4));
            history.modifyAttribute(time, next, quark);
            Long source = ROWS.get(last);
            Long destination = ROWS.get(next);
            if (source != null && destination != null && !last.equals(next)) {
                changes.add(new Change(time, source, destination));
            }
            last = next;
        }
        history.closeHistory(END);
        assertThat(changes).hasSizeGreaterThan(10);
        for (int start = START - 3; start < END + 3; start++) {
            for (int end = start; end < start + 5; end++) {
                int first = start;
                int to = end;
                assertThat(
                                StateLinks.of(
                                        history,
                                        List.of(PathPattern.of("CPUs/*/Thread")),
                                        ROWS,
                                        LongStream.rangeClosed(start, end).boxed().toList(),
                                        null))
                        .as("%d to %d", start, end)
                        .extracting(
                                arrow ->
                                        new Change(
                                                arrow.getStartTime(),
                                                arrow.getSourceId(),
                                                arrow.getDestinationId()))
                        .containsExactlyElementsOf(
                                changes.stream()
                                        .filter(change -> change.time >= first && change.time <= to)
                                        .toList());
            }
        }
    }
}
