package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfVertex;
import org.eclipse.tracecompass.analysis.graph.core.graph.TmfGraphFactory;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.NamedWorker;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState;
import org.eclipse.tracecompass.internal.analysis.graph.core.graph.legacy.OSEdgeContextState.OSEdgeContextEnum;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.junit.jupiter.api.Test;

/** The arrows of a critical path in a window. */
class CriticalPathArrowsTest {

    private static final NamedWorker A = new NamedWorker("A");
    private static final NamedWorker B = new NamedWorker("B");

    private final ITmfGraph path = TmfGraphFactory.createSimpleGraph();

    /** Start and end of the arrows, by their start. */
    private final TreeMap<Long, Long> arrows = new TreeMap<>();

    private long latest = Long.MIN_VALUE;

    private void arrow(long from, long to) {
        ITmfVertex source = path.createVertex(A, from);
        ITmfVertex target = path.createVertex(B, to);
        if (arrows.isEmpty()) {
            path.add(source);
        } else {
            path.append(source, new OSEdgeContextState(OSEdgeContextEnum.RUNNING));
        }
        if (latest == Long.MIN_VALUE) {
            path.add(target);
        } else {
            path.append(target, new OSEdgeContextState(OSEdgeContextEnum.BLOCKED));
        }
        path.edgeVertical(source, target, new OSEdgeContextState(OSEdgeContextEnum.NETWORK), null);
        arrows.put(from, to);
        latest = to;
    }

    private List<String> in(long first, long last, int pixels) {
        Map<Object, Long> ids = new HashMap<>();
        PathModel model =
                new PathModel(
                        path,
                        row -> ids.computeIfAbsent(row, r -> (long) ids.size()),
                        host -> host);
        return CriticalPathDataProvider.arrows(
                        model,
                        LongStream.rangeClosed(0, pixels)
                                .mapToObj(i -> first + (last - first) * i / pixels)
                                .toList())
                .stream()
                .map(CriticalPathArrowsTest::text)
                .toList();
    }

    private static String text(ITimeGraphArrow arrow) {
        return arrow.getStartTime() + "-" + (arrow.getStartTime() + arrow.getDuration());
    }

    @Test
    void anArrowFromBeforeTheRangeHidesNoneInItsFirstPixel() {
        arrow(95, 150);
        arrow(103, 155);
        assertThat(in(100, 200, 10)).containsExactly("95-150", "103-155");
    }

    @Test
    void theLongestOfAPixelIsShown() {
        arrow(101, 102);
        arrow(104, 190);
        arrow(106, 191);
        arrow(112, 192);
        assertThat(in(100, 200, 10)).containsExactly("104-190", "112-192");
    }

    @Test
    void aWindowHasTheArrowsThatTouchIt() {
        Random random = new Random(1);
        long to = -50;
        for (long from = -50; from < 50; from += 1 + random.nextInt(6)) {
            to = Math.max(to + 1, from + random.nextInt(20));
            arrow(from, to);
        }
        for (long first = -60; first < 80; first++) {
            for (long last : new long[] {first, first + 1, first + 9}) {
                long start = first;
                assertThat(in(first, last, (int) Math.max(1, last - first)))
                        .as("%d to %d", first, last)
                        .containsExactlyElementsOf(
                                arrows.headMap(last, true).entrySet().stream()
                                        .filter(arrow -> arrow.getValue() >= start)
                                        .map(arrow -> arrow.getKey() + "-" + arrow.getValue())
                                        .toList());
            }
        }
    }
}
