package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.AbstractSegmentStoreAnalysis;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.BuildJobs;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The histories of real traces have the same checksum, in however many parts they are built. */
@ExtendWith(TemporaryCache.class)
class KernelPartsTest {

    private static final String LATENCY = "org.eclipse.tracecompass.analysis.os.linux.latency.";

    @AfterEach
    void useOneThread() {
        BuildJobs.set(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"k-alpha/s1/kernel", "k-beta/s1/kernel"})
    void demoTraces(String name) throws Exception {
        Path path = SharedTraces.demo(name);
        check(path);
        for (String segments : new String[] {"syscall", "irq", "softirq"}) {
            checkSegments(path, LATENCY + segments);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"many-threads", "bug446190", "synctraces"})
    void tracesOfOthers(String name) throws Exception {
        SharedTraces.trace("ctf/tc-" + name);
        for (Map.Entry<String, Path> trace : SharedTraces.ctf().entrySet()) {
            if (trace.getKey().startsWith("ctf/tc-" + name + '/')) {
                check(trace.getValue());
            }
        }
    }

    private static void check(Path path) throws Exception {
        String states = checksum(path, KernelAnalysisModule.class, KernelAnalysisModule.ID, 1);
        String counts = checksum(path, TmfStatisticsModule.class, TmfStatisticsModule.ID, 1);
        for (int parts : new int[] {2, 3, 7, 16}) {
            assertThat(checksum(path, KernelAnalysisModule.class, KernelAnalysisModule.ID, parts))
                    .as("states in %s parts", parts)
                    .isEqualTo(states);
            assertThat(BuildJobs.latest().joined()).isEqualTo(BuildJobs.latest().parts());
        }
        assertThat(checksum(path, TmfStatisticsModule.class, TmfStatisticsModule.ID, 7))
                .isEqualTo(counts);
    }

    private static void checkSegments(Path path, String id) throws Exception {
        String one = checksum(path, AbstractSegmentStoreAnalysis.class, id, 1);
        for (int parts : new int[] {2, 3, 7, 16}) {
            assertThat(checksum(path, AbstractSegmentStoreAnalysis.class, id, parts))
                    .as("%s in %s parts", id, parts)
                    .isEqualTo(one);
            assertThat(BuildJobs.latest().parts()).isEqualTo(parts);
            assertThat(BuildJobs.latest().joined()).isEqualTo(BuildJobs.latest().parts());
        }
    }

    private static <T extends TmfAbstractAnalysisModule> String checksum(
            Path path, Class<T> type, String id, int parts) throws Exception {
        BuildJobs.set(parts == 1 ? 1 : 2, parts);
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        try {
            T module =
                    Objects.requireNonNull(TmfTraceUtils.getAnalysisModuleOfClass(trace, type, id));
            module.clearPersistentData();
            module.schedule();
            assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
            Path file = Path.of(Objects.requireNonNull(module.getProperties().get("File")));
            return HexFormat.of()
                    .formatHex(
                            MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } finally {
            trace.dispose();
        }
    }
}
