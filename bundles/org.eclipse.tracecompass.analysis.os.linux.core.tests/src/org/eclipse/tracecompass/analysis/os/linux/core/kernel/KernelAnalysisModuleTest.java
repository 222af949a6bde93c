package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.ThreadPriorityAspect;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The analysis as its users meet it: through a trace, with a history in a file. */
@ExtendWith(TemporaryCache.class)
class KernelAnalysisModuleTest {

    @TempDir @Nullable Path temporary;

    private Path folder() {
        return Objects.requireNonNull(temporary);
    }

    private static SyntheticKernelTrace events() {
        return new SyntheticKernelTrace()
                .at(
                        10,
                        0,
                        "sched_process_fork",
                        "parent_tid",
                        6,
                        "parent_pid",
                        5,
                        "child_comm",
                        "t7",
                        "child_tid",
                        7,
                        "child_pid",
                        5)
                .switchTo(20, 0, 6, 1, 7)
                .at(30, 0, "syscall_entry_openat")
                .at(40, 0, "syscall_exit_openat", "ret", -2)
                .at(50, 0, "syscall_entry_openat")
                .at(70, 0, "syscall_exit_openat", "ret", 3)
                .at(75, 0, "irq_handler_exit", "irq", 3)
                .switchTo(80, 0, 7, 1, 0);
    }

    private EventListTrace trace(SyntheticKernelTrace events) throws Exception {
        return new EventListTrace(events, folder().resolve("trace").toString());
    }

    private static KernelAnalysisModule module(EventListTrace trace) throws Exception {
        KernelAnalysisModule module =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
        if (module == null) {
            throw new AssertionError("the extension point offers no kernel analysis");
        }
        return module;
    }

    private static KernelAnalysisModule built(EventListTrace trace) throws Exception {
        KernelAnalysisModule module = module(trace);
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        return module;
    }

    @Test
    void itAnswersTheUsualQuestionsAboutThreads() throws Exception {
        EventListTrace trace = trace(events());
        KernelAnalysisModule module = built(trace);
        assertThat(KernelThreadInformationProvider.getThreadOnCpu(module, 0, 35)).isEqualTo(7);
        assertThat(KernelThreadInformationProvider.getThreadOnCpu(module, 0, 80)).isZero();
        assertThat(KernelThreadInformationProvider.getThreadOnCpu(module, 1, 35)).isNull();
        assertThat(KernelThreadInformationProvider.getThreadOnCpu(module, 0, 1)).isNull();
        assertThat(KernelThreadInformationProvider.getCpuOfThread(module, 7, 35)).isZero();
        assertThat(KernelThreadInformationProvider.getCpuOfThread(module, 6, 35)).isNull();
        assertThat(KernelThreadInformationProvider.getThreadIds(module)).containsExactly(0, 6, 7);
        assertThat(KernelThreadInformationProvider.getExecutableName(module, 7, 35))
                .isEqualTo("t7");
        assertThat(KernelThreadInformationProvider.getExecutableName(module, 6)).isEqualTo("t6");
        assertThat(KernelThreadInformationProvider.getExecutableName(module, 99)).isNull();
        assertThat(KernelThreadInformationProvider.getExecutableName(module, 6, 5)).isNull();
        assertThat(KernelThreadInformationProvider.getParentPid(module, 7, 35)).isEqualTo(5);
        assertThat(KernelThreadInformationProvider.getProcessId(module, 6, 35))
                .as("a thread of which nothing is told")
                .isEqualTo(6);
        assertThat(KernelThreadInformationProvider.getProcessId(module, 99, 35)).isNull();
        assertThat(KernelThreadInformationProvider.getThreadPriority(module, 99, 45)).isEqualTo(-1);
        assertThat(KernelThreadInformationProvider.getProcessId(module, 7, 35)).isEqualTo(5);
        assertThat(KernelThreadInformationProvider.getThreadsOfProcess(module, 5, 35))
                .containsExactly(7);
        assertThat(KernelThreadInformationProvider.getSystemCall(module, 7, 35))
                .isEqualTo("openat");
        assertThat(KernelThreadInformationProvider.getSystemCall(module, 7, 45)).isNull();
        assertThat(KernelThreadInformationProvider.getThreadStatus(module, 7, 45))
                .isEqualTo(StateValues.PROCESS_STATUS_RUN_USERMODE);
        assertThat(KernelThreadInformationProvider.getThreadPriority(module, 7, 45)).isEqualTo(20);
        assertThat(
                        KernelThreadInformationProvider.getStatusIntervalsForThread(
                                module, 7, 0, 1000, 1, new NullProgressMonitor()))
                .hasSize(7);
        trace.dispose();
    }

    @Test
    void aReopenedHistoryStillTellsItsOddities() throws Exception {
        EventListTrace first = trace(events());
        KernelAnalysisModule module = built(first);
        assertThat(module.getOddities())
                .containsExactly(java.util.Map.entry(KernelOddity.IRQ_EXIT_WITHOUT_ENTRY, 1L));
        assertThat(module.getProperties()).containsEntry("Interrupt exit without entry", "1");
        first.dispose();
        EventListTrace second = trace(events());
        assertThat(built(second).getOddities())
                .containsExactly(java.util.Map.entry(KernelOddity.IRQ_EXIT_WITHOUT_ENTRY, 1L));
        second.dispose();
    }

    @Test
    void itSaysWhyItCannotRun() throws Exception {
        EventListTrace trace = trace(new SyntheticKernelTrace().at(10, 0, "timer_hrtimer_start"));
        KernelAnalysisModule module = new KernelAnalysisModule();
        module.setId(KernelAnalysisModule.ID);
        assertThat(module.canExecute(trace)).isFalse();
        assertThat(module.getHelpText(trace)).contains("sched_switch");
        EventListTrace good = trace(events());
        assertThat(new KernelAnalysisModule().canExecute(good)).isTrue();
        trace.dispose();
        good.dispose();
    }

    @Test
    void systemCallsAreAddedUpFromTheTrace() throws Exception {
        EventListTrace trace = trace(events());
        assertThat(SyscallStatistics.compute(trace, TmfTimeRange.ETERNITY, null))
                .containsExactly(
                        java.util.Map.entry(
                                "openat",
                                new SyscallStatistics.Figures("openat", 2, 30, 10, 20, 1)));
        trace.dispose();
    }

    @Test
    void eventsTellTheirThreadThroughTheAnalysis() throws Exception {
        EventListTrace trace = trace(events());
        List<ITmfEvent> events = trace.events();
        assertThat(KernelTidAspect.INSTANCE.resolve(events.get(2))).isNull();
        assertThat(KernelTidAspect.INSTANCE.resolve(events.get(2), true, new NullProgressMonitor()))
                .isEqualTo(7);
        assertThat(KernelTidAspect.INSTANCE.resolve(events.get(7)))
                .as("the thread that leaves the CPU")
                .isEqualTo(7);
        assertThat(KernelPidAspect.INSTANCE.resolve(events.get(2))).isEqualTo(5);
        assertThat(ThreadPriorityAspect.INSTANCE.resolve(events.get(2))).isEqualTo(20);
        assertThat(ThreadPriorityAspect.INSTANCE.resolve(events.get(0))).isNull();
        trace.dispose();
    }

    @Test
    void whoWaitsForAThreadIsToldWhatTheCompleteAnalysisKnows() throws Exception {
        IProgressMonitor monitor = new NullProgressMonitor();
        for (ITmfEventAspect<Integer> aspect :
                List.of(KernelPidAspect.INSTANCE, ThreadPriorityAspect.INSTANCE)) {
            EventListTrace trace = trace(events());
            assertThat(aspect.resolve(trace.events().get(2), false, monitor)).isNull();
            Integer told = aspect.resolve(trace.events().get(2), true, monitor);
            assertThat(AnalysisCondition.of(module(trace)).isFinal()).isTrue();
            assertThat(told).isNotNull().isEqualTo(aspect.resolve(trace.events().get(2)));
            trace.dispose();
        }
    }

    @Test
    void anAnalysisThatHasFailedTellsNothing() throws Exception {
        EventListTrace trace = trace(events());
        module(trace).fail(new IllegalStateException("no space left"));
        assertThat(
                        KernelTidAspect.INSTANCE.resolve(
                                trace.events().get(2), true, new NullProgressMonitor()))
                .isNull();
        trace.dispose();
    }

    @Test
    void aTraceWithoutTheAnalysisHasNoThreads() throws Exception {
        EventListTrace trace = trace(new SyntheticKernelTrace().at(10, 0, "timer_hrtimer_start"));
        ITmfEvent event = trace.events().get(0);
        IProgressMonitor monitor = new NullProgressMonitor();
        assertThat(KernelTidAspect.INSTANCE.resolve(event, true, monitor)).isNull();
        assertThat(KernelPidAspect.INSTANCE.resolve(event, true, monitor)).isNull();
        assertThat(ThreadPriorityAspect.INSTANCE.resolve(event, true, monitor)).isNull();
        trace.dispose();
    }

    @Test
    void anEventsOwnContextComesFirst() throws Exception {
        EventListTrace trace =
                trace(
                        new SyntheticKernelTrace()
                                .at(10, 0, "any", "context._tid", 12, "context._pid", 11));
        ITmfEvent event = trace.events().get(0);
        assertThat(KernelTidAspect.INSTANCE.resolve(event)).isEqualTo(12);
        assertThat(KernelPidAspect.INSTANCE.resolve(event)).isEqualTo(11);
        assertThat(KernelTidAspect.INSTANCE.resolve(event, true, new NullProgressMonitor()))
                .isEqualTo(12);
        assertThat(KernelPidAspect.INSTANCE.resolve(event, true, new NullProgressMonitor()))
                .isEqualTo(11);
        trace.dispose();
    }

    @Test
    void everyKernelTraceHasTheSameAspects() {
        assertThat(KernelUtils.getKernelAspects())
                .extracting(ITmfEventAspect::getName)
                .containsExactly("TID", "Prio", "PID", "Source Location");
    }
}
