package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.RGBA;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.StateItem;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.MarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NamedTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeLinkEvent;

/** Invented threads that wait for locks, as entries and events that a plug-in makes itself. */
public final class Locks {

    /** When the threads begin. */
    public static final long START = 1_700_000_000_000_000_000L;

    /** When the threads end. */
    public static final long END = START + 2_000_000_000L;

    private static final String[] OWNERS = {"reader", "writer", "logger", "cleaner"};

    private final List<TimeGraphEntry> processes = new ArrayList<>();
    private final List<ILinkEvent> links = new ArrayList<>();
    private final List<IMarkerEvent> markers = new ArrayList<>();

    /** Makes threads of two processes. */
    public Locks() {
        Random random = new Random(5);
        List<TimeGraphEntry> threads = new ArrayList<>();
        for (int p = 0; p < 2; p++) {
            TimeGraphEntry process = new TimeGraphEntry("server " + (p + 1), START, END);
            processes.add(process);
            for (String owner : OWNERS) {
                TimeGraphEntry thread = new TimeGraphEntry(owner, START, END);
                process.addChild(thread);
                threads.add(thread);
                fill(thread, random);
            }
        }
        for (int i = 0; i < 14; i++) {
            TimeGraphEntry from = threads.get(random.nextInt(threads.size()));
            TimeGraphEntry to = threads.get(random.nextInt(threads.size()));
            if (from != to) {
                long time = START + (long) (random.nextDouble() * (END - START));
                links.add(new TimeLinkEvent(from, to, time, 30_000_000, Looks.WAKES));
            }
        }
        markers.add(
                new MarkerEvent(
                        null,
                        START + 400_000_000,
                        250_000_000,
                        "Phases",
                        new RGBA(0x7d, 0x57, 0xc2, 0x30),
                        "warm-up",
                        false));
        markers.add(
                new MarkerEvent(
                        null,
                        START + 1_300_000_000,
                        0,
                        "Phases",
                        new RGBA(0xd6, 0x45, 0x45, 255),
                        "deadlock found",
                        true));
        markers.add(
                new MarkerEvent(
                        threads.get(2),
                        START + 900_000_000,
                        0,
                        "Warnings",
                        new RGBA(0xe8, 0x89, 0x3a, 255),
                        null,
                        true));
    }

    private static void fill(TimeGraphEntry thread, Random random) {
        long time = START;
        while (time < END) {
            long length = (long) (-Math.log(1 - random.nextDouble()) * 60_000_000) + 1_000;
            length = Math.min(length, END - time);
            int kind = random.nextInt(4);
            if (kind == 3) {
                thread.addEvent(new NullTimeEvent(thread, time, length));
            } else if (kind == Looks.HOLDS) {
                thread.addEvent(
                        new NamedTimeEvent(
                                thread, time, length, kind, "lock " + random.nextInt(9)));
            } else {
                thread.addEvent(new TimeEvent(thread, time, length, kind));
            }
            time += length;
        }
    }

    /** The processes, with their threads below them. */
    public List<TimeGraphEntry> processes() {
        return processes;
    }

    /** Who wakes whom. */
    public List<ILinkEvent> links() {
        return links;
    }

    /** Phases and warnings. */
    public List<IMarkerEvent> markers() {
        return markers;
    }

    /** How the states look: items of a table. */
    public static class Looks extends TimeGraphPresentationProvider {

        static final int RUNS = 0;
        static final int HOLDS = 1;
        static final int WAITS = 2;
        static final int WAKES = 3;

        private final StateItem[] table = {
            new StateItem(new RGB(0x57, 0xb2, 0x6b), "Runs"),
            new StateItem(new RGB(0x3d, 0x7f, 0xc4), "Holds a lock"),
            new StateItem(
                    Map.of(
                            "background-color", "#e0b93a",
                            "height", 0.5f,
                            "style-name", "Waits")),
            new StateItem(new RGB(0x7d, 0x57, 0xc2), "Wakes"),
        };

        /** Creates the looks. */
        public Looks() {
            super("Thread");
        }

        @Override
        public StateItem[] getStateTable() {
            return table;
        }

        @Override
        public int getStateTableIndex(ITimeEvent event) {
            if (event instanceof NullTimeEvent) {
                return INVISIBLE;
            }
            return event instanceof TimeEvent known && known.hasValue()
                    ? known.getValue()
                    : TRANSPARENT;
        }

        @Override
        public String getEventName(ITimeEvent event) {
            int index = getStateTableIndex(event);
            return index >= 0 ? table[index].getStateString() : null;
        }

        @Override
        public Map<String, String> getEventHoverToolTipInfo(ITimeEvent event, long hoverTime) {
            return event instanceof NamedTimeEvent named
                    ? Map.of("Lock", named.getLabel())
                    : super.getEventHoverToolTipInfo(event, hoverTime);
        }
    }
}
