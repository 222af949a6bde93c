package org.eclipse.tracecompass.lttng2.ust.core.analysis.binaries;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.FunctionNames;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.TraceSymbolFiles;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What processes had loaded, and the names of functions in it. */
@ExtendWith(TemporaryCache.class)
class UstBinariesTest {

    private static final long MAIN_AT = 94_414_337_073_152L;

    @TempDir Path cache = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
        SymbolProviderManager.dispose();
    }

    private ITmfTrace open(String name) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.trace("ctf/" + name), null, null);
        traces.add(trace);
        return trace;
    }

    private @Nullable LoadedBinary at(ITmfTrace trace, int pid, long time, long address) {
        UstBinariesAnalysis analysis =
                (UstBinariesAnalysis)
                        Objects.requireNonNull(trace.getAnalysisModule(UstBinariesAnalysis.ID));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        return LoadedBinary.at(analysis.getStateSystem(), pid, time, address);
    }

    private String nameAt(ITmfTrace trace, int pid, long time, long address) {
        LoadedBinary binary = at(trace, pid, time, address);
        return binary == null ? "" : binary.name();
    }

    @Test
    void aProcessThatBecomesAnotherProgramHasOtherBinaries() throws Exception {
        ITmfTrace trace = open("tc-debuginfo-synth-exec");
        assertThat(nameAt(trace, 1337, 4_000_000, 4_194_560)).isEqualTo("foo");
        assertThat(nameAt(trace, 1337, 8_000_000, 4_194_560)).isEmpty();
        assertThat(nameAt(trace, 1337, 9_000_000, 5_243_136)).isEqualTo("bar");
        assertThat(nameAt(trace, 1338, 9_000_000, 5_243_136)).as("another process").isEmpty();
        assertThat(nameAt(trace, -1, 9_000_000, 5_243_136)).as("any process").isEqualTo("bar");
        assertThat(nameAt(trace, 1337, 9_000_000, 5_242_880 + 65_536)).as("beyond").isEmpty();
    }

    @Test
    void librariesThatAreOpenedLaterAreKnownToo() throws Exception {
        ITmfTrace trace = open("tc-debuginfo-test-app2");
        long time = 1_441_315_574_386_750_505L;
        LoadedBinary hello = Objects.requireNonNull(at(trace, 5997, time, 139_979_597_821_699L));
        assertThat(hello.name()).isEqualTo("libhello.so");
        assertThat(hello.buildId()).isEqualTo("3faeaf92158cd7e2029591b6689dbf6c62e59c3c");
        assertThat(hello.isAnywhere()).isTrue();
        LoadedBinary main = Objects.requireNonNull(at(trace, 5997, time, 4_198_002));
        assertThat(main.name()).isEqualTo("main.out");
        assertThat(main.isAnywhere()).isFalse();
    }

    @Test
    void whatIsOpenedTwiceAndClosedOnceIsStillThere() throws Exception {
        ITmfTrace trace = open("tc-debuginfo-test-app2");
        assertThat(nameAt(trace, 5997, Long.MAX_VALUE, 139_979_622_305_792L + 16))
                .isEqualTo("liblttng-ust-tracepoint.so.0.0.0");
    }

    @Test
    void addressesInAProgramThatWasMovedAreResolvedByTheTextOfNm() throws Exception {
        ITmfTrace trace = open("gen-ust-mem");
        LoadedBinary mem =
                Objects.requireNonNull(at(trace, 15553, Long.MIN_VALUE, MAIN_AT + 0x1200));
        assertThat(mem.path()).isEqualTo("/home/user/demo/mem");
        assertThat(mem.buildId()).isEqualTo("15215fc30110f22147e7b5dba0d7aeb2f46ebcc4");
        assertThat(mem.isAnywhere()).isTrue();
        Path nm = cache.resolve("mem.nm.txt");
        Files.writeString(nm, "0000000000001200 T leak\n0000000000001300 T main\n");
        TraceSymbolFiles.add(trace, List.of(nm));
        FunctionNames names = new FunctionNames(trace);
        names.refresh();
        assertThat(names.name(15553, 0, Long.valueOf(MAIN_AT + 0x1210))).isEqualTo("leak");
        assertThat(names.name(15553, 0, Long.valueOf(MAIN_AT + 0x1300))).isEqualTo("main");
        assertThat(names.name(15553, 0, Long.valueOf(MAIN_AT - 5)))
                .isEqualTo("0x" + Long.toHexString(MAIN_AT - 5));
    }

    @Test
    void functionsOfAProgramThatCannotBeMovedAreResolvedAsTheyAre() throws Exception {
        ITmfTrace trace = open("gen-ust-cyg");
        TraceSymbolFiles.add(trace, List.of(SharedTraces.file("traces/oracle/gen-ust-cyg.nm.txt")));
        FunctionNames names = new FunctionNames(trace);
        names.refresh();
        assertThat(names.name(15188, 0, Long.valueOf(4_199_702))).isEqualTo("main");
        assertThat(names.name(15188, 0, Long.valueOf(4_199_186))).isEqualTo("fibo");
        assertThat(names.name(15188, 0, Long.valueOf(16))).isEqualTo("0x10");
    }
}
