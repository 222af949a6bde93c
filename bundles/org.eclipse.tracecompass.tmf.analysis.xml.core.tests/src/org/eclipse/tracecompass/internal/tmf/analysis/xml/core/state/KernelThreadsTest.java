package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack.XmlCallStackAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of threads on real traces, against the same in Java. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class KernelThreadsTest {

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theXmlGivesTheIntervalsOfAStateProviderInJava(String name) throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-" + name + "/s1/kernel"), null, null);
        try {
            Map<String, List<String>> expected =
                    XmlHistories.changes(XmlHistories.built(new JavaModule(), trace));
            Map<String, List<String>> actual =
                    XmlHistories.changes(
                            XmlHistories.built(
                                    new XmlStateSystemModule(
                                            XmlHistories.example("threads.xml", "stateProvider")),
                                    trace));
            assertThat(actual).hasSizeGreaterThan(100);
            assertThat(actual.keySet()).isEqualTo(expected.keySet());
            expected.forEach(
                    (path, changes) -> assertThat(actual.get(path)).as(path).isEqualTo(changes));
        } finally {
            trace.dispose();
        }
    }

    private static final String SWITCHES =
            "<stateProvider id='switches' version='1'><eventHandler eventName='sched_switch'>"
                    + "<stateChange><stateAttribute type='eventField' value='TID'/>"
                    + "<stateValue type='int' value='1' increment='true'/></stateChange>"
                    + "</eventHandler></stateProvider>";

    @Test
    void aFieldMayBeTheThreadThatTheKernelAnalysisKnows() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            assertThat(counted(new XmlStateSystemModule(XmlHistories.element(SWITCHES)), trace))
                    .isEqualTo(switchesByThread(trace));
        } finally {
            trace.dispose();
        }
    }

    @Test
    void soItMayBeInCallStacks() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            String stacks = "<callstack id='stacks'><callstackGroup/>" + SWITCHES + "</callstack>";
            assertThat(counted(new XmlCallStackAnalysis(XmlHistories.element(stacks)), trace))
                    .isEqualTo(switchesByThread(trace));
        } finally {
            trace.dispose();
        }
    }

    private static Map<String, Object> counted(TmfStateSystemAnalysisModule module, ITmfTrace trace)
            throws Exception {
        ITmfStateSystem history = XmlHistories.built(module, trace);
        Map<String, Object> counted = new HashMap<>();
        for (Integer thread : history.getSubAttributes(ITmfStateSystem.ROOT_ATTRIBUTE, false)) {
            counted.put(
                    history.getAttributeName(thread),
                    history.querySingleState(history.getCurrentEndTime(), thread).getValue());
        }
        return counted;
    }

    /** The switches from each thread, but the first of each CPU: before it no thread is known. */
    private static Map<String, Object> switchesByThread(ITmfTrace trace) {
        Map<String, Integer> switches = new HashMap<>();
        Set<Integer> cpus = new HashSet<>();
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            if (event.getName().equals("sched_switch")
                    && !cpus.add(
                            TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                                    trace, TmfCpuAspect.class, event))) {
                Long tid = event.getContent().getFieldValue(Long.class, "prev_tid");
                switches.merge(String.valueOf(tid), 1, Integer::sum);
            }
        }
        context.dispose();
        return Map.copyOf(switches);
    }

    private static final class JavaModule extends TmfStateSystemAnalysisModule {
        JavaModule() {
            setId("java.threads");
        }

        @Override
        protected ITmfStateProvider createStateProvider() {
            return new JavaProvider(Objects.requireNonNull(getTrace()));
        }
    }

    private static final class JavaProvider extends AbstractTmfStateProvider {
        private final Map<Integer, Long> running = new HashMap<>();
        private final Map<Long, String> calls = new HashMap<>();
        private final Map<Long, Integer> status = new HashMap<>();
        private final Map<Integer, Long> switches = new HashMap<>();

        JavaProvider(ITmfTrace trace) {
            super(trace, "java.threads");
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new JavaProvider(getTrace());
        }

        private void set(ITmfEvent event, long tid, int value) {
            status.put(tid, value);
            change(event, value, "Threads", Long.toString(tid), "Status");
        }

        private void change(ITmfEvent event, Object value, String... path) {
            ITmfStateSystemBuilder states = Objects.requireNonNull(getStateSystemBuilder());
            states.modifyAttribute(
                    event.getTimestamp().toNanos(), value, states.getQuarkAbsoluteAndAdd(path));
        }

        private static Long number(ITmfEvent event, String field) {
            return event.getContent().getFieldValue(Long.class, field);
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            Integer cpu =
                    Objects.requireNonNull(
                            TmfTraceUtils.resolveIntEventAspectOfClassForEvent(
                                    getTrace(), TmfCpuAspect.class, event));
            Long current = running.get(cpu);
            if (event.getName().equals("sched_switch")) {
                long next = number(event, "next_tid");
                set(event, number(event, "prev_tid"), number(event, "prev_state") == 0 ? 5 : 1);
                set(event, next, calls.containsKey(next) ? 3 : 2);
                change(
                        event,
                        event.getContent().getFieldValue(String.class, "next_comm"),
                        "Threads",
                        Long.toString(next),
                        "Exec_name");
                running.put(cpu, next);
                change(event, next, "CPUs", cpu.toString(), "Current_thread");
                change(
                        event,
                        switches.merge(cpu, 1L, Long::sum),
                        "CPUs",
                        cpu.toString(),
                        "Switches");
            } else if (event.getName().startsWith("syscall_entry_") && current != null) {
                calls.put(current, event.getName());
                change(event, event.getName(), "Threads", current.toString(), "System_call");
                set(event, current, 3);
            } else if (event.getName().startsWith("syscall_exit_") && current != null) {
                calls.remove(current);
                change(event, null, "Threads", current.toString(), "System_call");
                set(event, current, 2);
            } else if (event.getName().equals("sched_waking")) {
                long tid = number(event, "tid");
                if (Integer.valueOf(1).equals(status.get(tid))) {
                    set(event, tid, 5);
                }
            }
        }
    }
}
