package org.eclipse.tracecompass.analysis.os.linux.core.tid;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(TemporaryCache.class)
class TidAnalysisModuleTest {

    private static EventListTrace trace(Path folder) throws Exception {
        return new EventListTrace(
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 5, 1, 7)
                        .switchTo(20, 1, 0, 0, 8)
                        .switchTo(30, 0, 7, 1, 0)
                        .switchTo(40, 1, 8, 0, 7)
                        .at(50, 0, "something_else"),
                folder.resolve("trace").toString());
    }

    private static TidAnalysisModule module(EventListTrace trace) {
        TidAnalysisModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, TidAnalysisModule.class, TidAnalysisModule.ID);
        if (module == null) {
            throw new AssertionError("the extension point offers no analysis of threads");
        }
        return module;
    }

    private static void run(@Nullable IAnalysisModule module) throws Exception {
        assertThat(module).isNotNull();
        if (module != null) {
            assertThat(module.schedule().isOK()).isTrue();
            assertThat(module.waitForCompletion()).isTrue();
        }
    }

    private static void assertThreads(TidAnalysisModule module) {
        assertThat(module.getThreadOnCpuAtTime(0, 15)).isEqualTo(7);
        assertThat(module.getThreadOnCpuAtTime(0, 30)).as("who switches").isEqualTo(7);
        assertThat(module.getThreadOnCpuAtTime(0, 31)).isZero();
        assertThat(module.getThreadOnCpuAtTime(1, 15)).isNull();
        assertThat(module.getThreadOnCpuAtTime(9, 15)).isNull();
        assertThat(module.getThreadOnCpuAtTime(0, 1_000)).isNull();
        assertThat(module.getCpuForTidAtTime(8, 25)).isEqualTo(1);
        assertThat(module.getCpuForTidAtTime(7, 25)).isZero();
        assertThat(module.getCpuForTidAtTime(7, 35)).isNull();
        assertThat(module.getCpuForTidAtTime(7, 45)).isEqualTo(1);
        assertThat(module.getCpuForTidAtTime(99, 45)).isNull();
    }

    @Test
    void itTellsTheThreadOfACpuAndTheCpuOfAThread(@TempDir Path folder) throws Exception {
        EventListTrace trace = trace(folder);
        TidAnalysisModule module = module(trace);
        run(module);
        assertThat(module.getStateSystem()).isNotNull();
        assertThreads(module);
        trace.dispose();
    }

    @Test
    void theKernelAnalysisAnswersForOneThatDoesNotRun(@TempDir Path folder) throws Exception {
        EventListTrace trace = trace(folder);
        TidAnalysisModule module = module(trace);
        assertThat(module.getThreadOnCpuAtTime(0, 15)).isNull();
        run(trace.getAnalysisModule(KernelAnalysisModule.ID));
        assertThat(module.getStateSystem()).isNull();
        assertThreads(module);
        trace.dispose();
    }

    @Test
    void aTraceWithoutSwitchesIsToldWhatItLacks(@TempDir Path folder) throws Exception {
        EventListTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace().at(10, 0, "something_else"),
                        folder.resolve("trace").toString());
        TidAnalysisModule module = new TidAnalysisModule();
        assertThat(module.canExecute(trace)).isFalse();
        assertThat(module.getHelpText(trace)).contains("sched_switch");
        trace.dispose();
    }
}
