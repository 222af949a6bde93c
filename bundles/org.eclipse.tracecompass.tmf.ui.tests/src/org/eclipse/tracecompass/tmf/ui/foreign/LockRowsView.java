package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.AbstractTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NamedTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeLinkEvent;

/** A view that makes its rows and events itself: locks that are held in turns. */
public class LockRowsView extends AbstractTimeGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.tmf.ui.tests.locks";

    private static final int LOCKS = 6;
    private static final int TURNS = 24;

    private final List<String> zooms = Collections.synchronizedList(new ArrayList<>());

    /** Two kinds of states and a kind of links. */
    static final class Looks extends TimeGraphPresentationProvider {

        private static final StateItem[] TABLE = {
            new StateItem(new RGB(0x57, 0xb2, 0x6b), "held"),
            new StateItem(new RGB(0xd0, 0x80, 0x30), "waited for"),
            new StateItem(
                    Map.of(
                            "style-name", "passed on",
                            "color", "#303080",
                            ".type", ".type.link",
                            "height", 0.1f))
        };

        Looks() {
            super("Lock");
        }

        @Override
        public StateItem[] getStateTable() {
            return TABLE;
        }

        @Override
        public int getStateTableIndex(ITimeEvent event) {
            if (event instanceof NullTimeEvent) {
                return INVISIBLE;
            }
            if (event instanceof ILinkEvent) {
                return 2;
            }
            return event instanceof TimeEvent known && known.hasValue()
                    ? known.getValue()
                    : TRANSPARENT;
        }

        @Override
        public String getEventName(ITimeEvent event) {
            int index = getStateTableIndex(event);
            return index >= 0 ? TABLE[index].getStateString() : null;
        }
    }

    /** The view. */
    public LockRowsView() {
        super(ID, new Looks());
    }

    @Override
    protected Iterable<ITmfTrace> getTracesToBuild(ITmfTrace trace) {
        return trace == null ? List.of() : List.of(trace);
    }

    @Override
    protected void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        TimeGraphEntry top = new TimeGraphEntry("Locks", start, end);
        for (int i = 0; i < LOCKS; i++) {
            top.addChild(new TimeGraphEntry("lock " + i, start, end));
        }
        addToEntryList(parentTrace, List.of(top));
        setStartTime(start);
        setEndTime(end);
        if (parentTrace.equals(getTrace())) {
            refresh();
        }
    }

    @Override
    protected List<ITimeEvent> getEventList(
            TimeGraphEntry entry,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        zooms.add(entry.getName());
        List<ITimeEvent> events = new ArrayList<>();
        if (entry.getParent() == null) {
            return events;
        }
        long turn = (getEndTime() - getStartTime()) / TURNS;
        int number = entry.getParent().getChildren().indexOf(entry);
        for (int i = 0; i < TURNS; i++) {
            long time = getStartTime() + i * turn;
            if (time + turn < startTime || time > endTime) {
                continue;
            }
            events.add(
                    (i + number) % LOCKS == 0
                            ? new NamedTimeEvent(entry, time, turn, 0, "turn " + i)
                            : (i + number) % 2 == 0
                                    ? new TimeEvent(entry, time, turn, 1)
                                    : new NullTimeEvent(entry, time, turn));
        }
        return events;
    }

    @Override
    protected List<ILinkEvent> getLinkList(
            long startTime, long endTime, long resolution, IProgressMonitor monitor) {
        List<TimeGraphEntry> rows = getEntryList(getTrace());
        List<ILinkEvent> links = new ArrayList<>();
        if (rows != null && !rows.isEmpty()) {
            List<TimeGraphEntry> locks = rows.get(0).getChildren();
            long turn = (getEndTime() - getStartTime()) / TURNS;
            for (int i = 0; i < LOCKS - 1; i++) {
                links.add(
                        new TimeLinkEvent(
                                locks.get(i),
                                locks.get(i + 1),
                                getStartTime() + (2 * i + 1) * turn,
                                turn,
                                2));
            }
        }
        return links;
    }

    List<String> zooms() {
        return List.copyOf(zooms);
    }
}
