package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What LTTng's relay daemon writes: a folder per host, in it one per session, in it the traces. */
@ExtendWith(TemporaryCache.class)
class RelayLayoutTest {

    @TempDir Path folder = Path.of("");

    @Test
    void aFolderOfHostsIsAnExperimentThatTellsTheHostsApart() throws Exception {
        Path relay = folder.resolve("lttng-traces");
        for (String host : List.of("alpha", "beta")) {
            Path session = relay.resolve(host).resolve("auto-20261120-231709");
            for (String domain : List.of("kernel", "ust/uid/0/64-bit")) {
                SharedTraces.copy(
                        SharedTraces.demo("k-" + host + "/s1/" + domain), session.resolve(domain));
            }
        }
        ITmfTrace opened = TmfTraceOpener.open(relay, null, null);
        try {
            assertThat(opened).isInstanceOf(TmfExperiment.class);
            Map<String, Integer> hosts = new HashMap<>();
            for (ITmfTrace trace : ((TmfExperiment) opened).getTraces()) {
                hosts.merge(trace.getHostId(), 1, Integer::sum);
            }
            assertThat(hosts).hasSize(2);
            assertThat(hosts.values()).containsExactly(2, 2);
            assertThat(((TmfExperiment) opened).getTraces())
                    .extracting(trace -> Objects.requireNonNull(trace.getName()))
                    .doesNotHaveDuplicates();
        } finally {
            opened.dispose();
        }
    }
}
