package org.eclipse.tracecompass.analysis.counters.ui.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ISeries;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.viewers.tree.AbstractSelectTreeViewer2;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view of the counters of a trace that has two for each of two CPUs. */
@NonNullByDefault({})
class CounterViewTest {

    private static final int EVENTS = 300;
    private static final int EVENT_SIZE = 8 + 8 + 8 + 1;
    private static final int HEADER_SIZE = 4 + 4 + 4;

    private static final String METADATA =
            """
            /* CTF 1.8 */
            typealias integer { size = 8; } := u8;
            typealias integer { size = 32; } := u32;
            typealias integer { size = 64; } := u64;
            trace { major = 1; minor = 8; byte_order = le; };
            env { domain = "ust"; tracer_name = "lttng-ust"; };
            clock { name = c; freq = 1000000000; };
            typealias integer { size = 64; map = clock.c.value; } := clock_t;
            stream { packet.context := struct { u32 packet_size; u32 content_size; u32 cpu_id; };
                     event.header := struct { clock_t timestamp; };
                     event.context := struct {
                         u64 _perf_cpu_cache_misses; u64 _perf_cpu_page_faults; }; };
            event { name = work; fields := struct { u8 a; }; };
            """;

    @TempDir private Path folder;
    private CounterView view;

    @BeforeEach
    void open() throws Exception {
        Viewer.assumeRunning();
        Files.writeString(folder.resolve("metadata"), METADATA);
        for (int cpu = 0; cpu < 2; cpu++) {
            Files.write(folder.resolve("stream_" + cpu), stream(cpu));
        }
        Viewer.open(folder);
        view = Viewer.show(CounterView.ID, CounterView.class);
    }

    @AfterEach
    void close() {
        if (view != null) {
            run(() -> view.getSite().getPage().hideView(view));
        }
        Viewer.closeTraces();
    }

    private static byte[] stream(int cpu) {
        int size = HEADER_SIZE + EVENTS * EVENT_SIZE;
        ByteBuffer packet = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
        packet.putInt(8 * size).putInt(8 * size).putInt(cpu);
        long misses = 0;
        long faults = 0;
        for (int i = 0; i < EVENTS; i++) {
            misses += 500 + (long) (400 * Math.sin(i / 20.0 + cpu));
            faults += i % 40 < 5 ? 30 : 1;
            packet.putLong(1_000_000L * i + cpu).putLong(misses).putLong(faults).put((byte) i);
        }
        return packet.array();
    }

    private Chart chart() {
        return view.getChartViewer().getSwtChart();
    }

    private double largest() {
        double most = 0;
        for (ISeries<?> series : chart().getSeriesSet().getSeries()) {
            most = Math.max(most, Arrays.stream(series.getYSeries()).max().orElse(0));
        }
        return most;
    }

    @Test
    void fewCountersAreAllShown() {
        awaitUi("series are drawn", () -> chart().getSeriesSet().getSeries().length >= 2);
        Tree tree =
                ui(
                        () ->
                                ((AbstractSelectTreeViewer2) view.getLeftChildViewer())
                                        .getTreeViewer()
                                        .getTree());
        assertThat(ui(() -> tree.getItem(0).getChecked())).isTrue();
        assertThat(ui(() -> tree.getItem(0).getGrayed())).isFalse();
        Viewer.screenshot("documented-counters");
    }

    @Test
    void readingsAreLargerThanTheirGrowth() {
        awaitUi(
                "series are drawn",
                () -> chart().getSeriesSet().getSeries().length >= 2 && !view.isDirty());
        double growth = ui(this::largest);
        run(() -> ((CounterChartViewer) view.getChartViewer()).toggleCumulative());
        awaitUi("readings are drawn", () -> largest() > 20 * growth);
    }
}
