package org.eclipse.tracecompass.tmf.fleet.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.event.matching.FieldMatchDefinition;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageEnds;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.fleet.core.MessageMatching.End;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;

/** Ends that are matched key by key give what one reading of all traces gives. */
class MessageMatchingProperties {

    private static final FieldMatchDefinition RULE =
            FieldMatchDefinition.parse("sent(id) -> received(id)");

    private static final class Collector extends TmfEventMatches {
        private final List<String> found = new ArrayList<>();

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            found.add(
                    "%s %d -> %s %d"
                            .formatted(
                                    match.getSource().getTrace().getName(),
                                    match.getSource().getRank(),
                                    match.getDestination().getTrace().getName(),
                                    match.getDestination().getRank()));
        }
    }

    /** Few keys and times, so that there are repeated keys, loops, and events at one instant. */
    private static List<ITmfTrace> traces(Random random) {
        List<ITmfTrace> traces = new ArrayList<>();
        int keys = 1 + random.nextInt(8);
        for (int host = 0; host < 1 + random.nextInt(4); host++) {
            List<HostTrace.Entry> entries = new ArrayList<>();
            for (int i = 0; i < random.nextInt(25); i++) {
                entries.add(
                        new HostTrace.Entry(
                                1 + random.nextInt(40),
                                random.nextBoolean() ? HostTrace.SENT : HostTrace.RECEIVED,
                                random.nextInt(keys)));
            }
            traces.add(new HostTrace("host" + host, entries));
        }
        return traces;
    }

    @Property(tries = 60)
    void keyByKeyIsAsAllTogether(@ForAll long seed) {
        List<ITmfTrace> traces = traces(new Random(seed));
        TmfEventMatching.registerMatchObject(RULE);
        try {
            Collector together = new Collector();
            TmfEventMatching matching = new TmfEventMatching(traces, together);
            matching.matchEvents();
            Map<String, List<End>> byKey = new HashMap<>();
            for (ITmfTrace trace : traces) {
                String name = Objects.requireNonNull(trace.getName());
                MessageEnds.read(
                        trace,
                        new NullProgressMonitor(),
                        end ->
                                byKey.computeIfAbsent(end.key(), key -> new ArrayList<>())
                                        .add(
                                                new End(
                                                        name,
                                                        trace.getHostId(),
                                                        end.isCause(),
                                                        end.time(),
                                                        end.rank(),
                                                        end.cpu())));
            }
            List<String> found = new ArrayList<>();
            long alone = 0;
            for (List<End> ends : byKey.values()) {
                alone +=
                        MessageMatching.match(
                                ends,
                                (from, to) ->
                                        found.add(
                                                "%s %d -> %s %d"
                                                        .formatted(
                                                                from.trace(),
                                                                from.rank(),
                                                                to.trace(),
                                                                to.rank())));
            }
            assertThat(found).containsExactlyInAnyOrderElementsOf(together.found);
            assertThat(alone).isEqualTo(matching.getStatistics().unmatched());
        } finally {
            TmfEventMatching.unregisterMatchObject(RULE);
            traces.forEach(ITmfTrace::dispose);
        }
    }
}
