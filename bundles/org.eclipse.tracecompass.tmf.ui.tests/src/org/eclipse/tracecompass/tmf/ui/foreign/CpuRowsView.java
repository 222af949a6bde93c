package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.AbstractStateSystemTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;

/** A view that makes events of the full states of a state system: which CPU runs a thread when. */
public class CpuRowsView extends AbstractStateSystemTimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.cpus";

    private static final String KERNEL = "org.eclipse.tracecompass.analysis.os.linux.kernel";

    private volatile int parts;

    /** A row with its quark. */
    private static final class Cpu extends TimeGraphEntry {

        private final int quark;

        Cpu(String name, int quark, long start, long end) {
            super(name, start, end);
            this.quark = quark;
        }
    }

    /** One colour for a CPU that runs a thread. */
    private static final class Looks extends TimeGraphPresentationProvider {

        private final StateItem[] table = {
            new StateItem(new RGB(0xb0, 0xb0, 0xb0), "idle"),
            new StateItem(new RGB(0x3d, 0x7f, 0xc4), "busy")
        };

        @Override
        public StateItem[] getStateTable() {
            return table;
        }

        @Override
        public int getStateTableIndex(ITimeEvent event) {
            return event instanceof TimeEvent known && known.hasValue()
                    ? known.getValue()
                    : TRANSPARENT;
        }
    }

    /** The view. */
    public CpuRowsView() {
        super(ID, new Looks());
    }

    @Override
    protected void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
        ITmfStateSystem ss = TmfStateSystemAnalysisModule.getStateSystem(trace, KERNEL);
        if (ss == null) {
            return;
        }
        ss.waitUntilBuilt();
        TimeGraphEntry top =
                new TimeGraphEntry(trace.getName(), ss.getStartTime(), ss.getCurrentEndTime());
        for (int quark : ss.getQuarks("CPUs", "*")) {
            int thread = ss.optQuarkRelative(quark, "Current_thread");
            if (thread >= 0) {
                top.addChild(
                        new Cpu(
                                ss.getAttributeName(quark),
                                thread,
                                ss.getStartTime(),
                                ss.getCurrentEndTime()));
            }
        }
        putEntryList(parentTrace, ss, List.of(top));
        setStartTime(ss.getStartTime());
        setEndTime(ss.getCurrentEndTime() + 1);
        refresh();
    }

    @Override
    protected List<ITimeEvent> getEventList(
            TimeGraphEntry tgentry,
            ITmfStateSystem ss,
            List<List<ITmfStateInterval>> fullStates,
            List<ITmfStateInterval> prevFullState,
            IProgressMonitor monitor) {
        if (!(tgentry instanceof Cpu cpu)) {
            return null;
        }
        parts++;
        List<ITimeEvent> events = new ArrayList<>();
        long last = prevFullState == null ? -1 : prevFullState.get(cpu.quark).getStartTime();
        for (List<ITmfStateInterval> state : fullStates) {
            ITmfStateInterval interval = state.get(cpu.quark);
            if (interval.getStartTime() != last) {
                last = interval.getStartTime();
                long length = interval.getEndTime() - last + 1;
                Object thread = interval.getValue();
                events.add(
                        thread == null
                                ? new TimeEvent(cpu, last, length)
                                : new TimeEvent(
                                        cpu,
                                        last,
                                        length,
                                        Integer.valueOf(0).equals(thread) ? 0 : 1));
            }
        }
        return events;
    }

    @Override
    protected Collection<Integer> getQuarksForEntry(
            org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry entry,
            ITmfStateSystem ss) {
        return entry instanceof Cpu cpu ? List.of(cpu.quark) : List.of();
    }

    int parts() {
        return parts;
    }
}
