package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.List;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** The packets that network interfaces send and receive. */
public final class NetworkPacketAnalysis extends RecordAnalysis {

    private static final int VERSION = 1;

    private static final Missing NO_THREAD =
            Missing.without(
                    "A packet that is received, or that an interrupt sends, has no thread.",
                    IKernelAnalysisEventLayout::eventSchedSwitch);

    static final RecordColumn INTERFACE = RecordColumn.text("Interface", "The network interface");
    static final RecordColumn DIRECTION = RecordColumn.text("Direction", "Sent or Received");
    static final RecordColumn BYTES = RecordColumn.amount("Bytes", "The length of the packet");

    /** Creates the analysis; called for the extension point. */
    public NetworkPacketAnalysis() {
        super(
                VERSION,
                List.of(
                        INTERFACE,
                        DIRECTION,
                        BYTES,
                        ThreadColumns.THREAD.emptyIf(NO_THREAD),
                        ThreadColumns.TID.emptyIf(NO_THREAD),
                        ThreadColumns.PROCESS.emptyIf(NO_THREAD)),
                INTERFACE,
                Reader::new,
                "Finds every packet that a network interface sent or received. The thread is the"
                        + " one that sent it; a packet that an interrupt sent or received has none.",
                new LayoutRequirement(
                        PriorityLevel.AT_LEAST_ONE,
                        "",
                        layout -> first(layout.eventsNetworkSend()),
                        layout -> first(layout.eventsNetworkReceive())));
    }

    private static String first(Iterable<String> names) {
        for (String name : names) {
            return name;
        }
        return "";
    }

    private static final class Reader extends RecordReader {

        private final RecordStore store;
        private final TmfField length = TmfField.of("len");
        private final TmfField name;

        Reader(ITmfTrace trace, RecordStore store) {
            super(trace);
            this.store = store;
            name = TmfField.of(layout().fieldName());
            IKernelAnalysisEventLayout layout = layout();
            layout.eventsNetworkSend()
                    .forEach(
                            send ->
                                    on(
                                            send,
                                            (event, time, cpu) ->
                                                    packet("Sent", event, time, cpu)));
            layout.eventsNetworkReceive()
                    .forEach(
                            receive ->
                                    on(
                                            receive,
                                            (event, time, cpu) ->
                                                    packet("Received", event, time, cpu)));
        }

        private void packet(String direction, ITmfEvent event, long time, int cpu) {
            boolean byThread = direction.equals("Sent") && threads().interrupt(cpu) == null;
            int thread = byThread ? threads().threadOf(event, cpu) : ThreadBook.UNKNOWN;
            store.add(
                    time,
                    time,
                    name.asString(event),
                    direction,
                    length.isIn(event) ? length.asLong(event, 0) : null,
                    threads().label(thread),
                    thread < 0 ? null : thread,
                    threads().processLabel(thread));
        }

        @Override
        void forget() {
            // Every packet is an event of its own.
        }
    }
}
