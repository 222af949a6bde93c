package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.uml2sd.ITmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.core.uml2sd.TmfSyncSequenceDiagramEvent;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;

/** The diagram of a page, and what its messages are made of. */
final class PageFrame {

    /** The message that is nearest to a time; exact if it is at the time. */
    record Nearest(SyncMessage message, boolean exact) {}

    private PageFrame() {}

    /** Makes the diagram of messages, with a lifeline for each component. */
    static Frame of(Iterable<ITmfSyncSequenceDiagramEvent> events) {
        Frame frame = new Frame();
        frame.setName(Messages.TmfUml2SDSyncLoader_FrameName);
        Map<String, Lifeline> lifelines = new HashMap<>();
        int occurrence = 1;
        for (ITmfSyncSequenceDiagramEvent event : events) {
            Lifeline sender = lifeline(frame, lifelines, event.getSender());
            Lifeline receiver = lifeline(frame, lifelines, event.getReceiver());
            sender.setCurrentEventOccurrence(occurrence);
            receiver.setCurrentEventOccurrence(occurrence);
            TmfSyncMessage message = new TmfSyncMessage(event, occurrence);
            message.setStartLifeline(sender);
            message.setEndLifeline(receiver);
            message.setTime(event.getStartTime());
            frame.addMessage(message);
            occurrence++;
        }
        return frame;
    }

    private static Lifeline lifeline(Frame frame, Map<String, Lifeline> lifelines, String name) {
        return lifelines.computeIfAbsent(
                name,
                n -> {
                    Lifeline lifeline = new Lifeline();
                    lifeline.setName(n);
                    frame.addLifeLine(lifeline);
                    return lifeline;
                });
    }

    /** The last message that is not after a time, else the first; null if there is none. */
    static Nearest nearest(Frame frame, ITmfTimestamp time) {
        SyncMessage best = null;
        boolean exact = false;
        for (int i = 0; i < frame.syncMessageCount(); i++) {
            SyncMessage message = frame.getSyncMessage(i);
            int order = message.getStartTime().compareTo(time);
            if (order <= 0 && !exact || best == null) {
                best = message;
                exact = order == 0;
            }
        }
        return best == null ? null : new Nearest(best, exact);
    }

    /** The message of an event; null if the event is none. */
    static ITmfSyncSequenceDiagramEvent messageOf(ITmfEvent event) {
        String type = event.getType() == null ? "" : event.getType().getName();
        if (!type.contains(Messages.TmfUml2SDSyncLoader_EventTypeSend)
                && !type.contains(Messages.TmfUml2SDSyncLoader_EventTypeReceive)) {
            return null;
        }
        ITmfEventField content = event.getContent();
        Object sender = value(content, Messages.TmfUml2SDSyncLoader_FieldSender);
        Object receiver = value(content, Messages.TmfUml2SDSyncLoader_FieldReceiver);
        Object signal = value(content, Messages.TmfUml2SDSyncLoader_FieldSignal);
        return sender == null || receiver == null || signal == null
                ? null
                : new TmfSyncSequenceDiagramEvent(
                        event, sender.toString(), receiver.toString(), signal.toString());
    }

    private static Object value(ITmfEventField content, String name) {
        ITmfEventField field = content == null ? null : content.getField(name);
        return field == null ? null : field.getValue();
    }
}
