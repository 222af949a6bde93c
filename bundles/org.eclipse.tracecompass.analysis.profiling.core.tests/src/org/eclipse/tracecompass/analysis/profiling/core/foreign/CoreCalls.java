package org.eclipse.tracecompass.analysis.profiling.core.foreign;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackAnalysis;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackHostUtils.IHostIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries.IThreadIdProvider;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries.IThreadIdResolver;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * An older call stack analysis with a layout of its own: a stack per core of a board, on which one
 * thread runs after the other. The events are {@code run <thread>}, {@code enter <function>} and
 * {@code exit}; the number of an event is its core, and the tens of a core are its board.
 */
public class CoreCalls extends CallStackAnalysis {

    private static final String BOARDS = "Boards";
    private static final String CORES = "Cores";
    private static final String RUNNING = "Running";

    @Override
    protected ITmfStateProvider createStateProvider() {
        return new Provider(Objects.requireNonNull(getTrace()));
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.INMEM;
    }

    @Override
    public String[] getProcessesPattern() {
        return new String[] {BOARDS, "*"};
    }

    @Override
    public String[] getThreadsPattern() {
        return new String[] {CORES, "*"};
    }

    @Override
    protected IThreadIdResolver getCallStackTidResolver() {
        return new RunningThread();
    }

    @Override
    public @Nullable Long resolveDeviceId(int quark, long timestamp) {
        ITmfStateSystem history = Objects.requireNonNull(getStateSystem());
        int core = history.getParentAttributeQuark(history.getParentAttributeQuark(quark));
        return Long.valueOf(history.getAttributeName(core));
    }

    @Override
    public String resolveDeviceType(int quark, long timestamp) {
        return "Core";
    }

    /** Finds the thread that runs on a core. */
    private final class RunningThread implements IThreadIdResolver {

        @Override
        public @Nullable IThreadIdProvider resolve(
                IHostIdProvider hostProvider, IProfilingElement element) {
            ITmfStateSystem history = getStateSystem();
            IProfilingElement board = element.getParentElement();
            if (history == null || board == null || !"lab".equals(hostProvider.apply(0L))) {
                return null;
            }
            int quark =
                    history.optQuarkAbsolute(
                            BOARDS, board.getName(), CORES, element.getName(), RUNNING);
            return quark == ITmfStateSystem.INVALID_ATTRIBUTE ? null : new ThreadOf(history, quark);
        }
    }

    private record ThreadOf(ITmfStateSystem history, int quark) implements IThreadIdProvider {

        @Override
        public int getThreadId(long time) {
            return history.querySingleState(time, quark).getValue() instanceof Integer thread
                    ? thread
                    : CallStackSeries.UNKNOWN_TID;
        }

        @Override
        public boolean variesInTime() {
            return true;
        }
    }

    /** Its state provider. */
    private static final class Provider extends AbstractTmfStateProvider {

        Provider(ITmfTrace trace) {
            super(trace, "org.example.cores");
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Provider(getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            long time = event.getTimestamp().toNanos();
            Long id = Objects.requireNonNull(event.getContent().getFieldValue(Long.class, "id"));
            int core =
                    ss.getQuarkAbsoluteAndAdd(BOARDS, Long.toString(id / 10), CORES, id.toString());
            String[] words = event.getName().split(" ");
            switch (words[0]) {
                case "run" ->
                        ss.modifyAttribute(
                                time,
                                Integer.valueOf(words[1]),
                                ss.getQuarkRelativeAndAdd(core, RUNNING));
                case "enter" ->
                        ss.pushAttribute(
                                time, words[1], ss.getQuarkRelativeAndAdd(core, CALL_STACK));
                default -> ss.popAttributeObject(time, ss.getQuarkRelativeAndAdd(core, CALL_STACK));
            }
        }
    }
}
