package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.layout.DecodeException;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.trace.CtfEvent;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventField;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;

/**
 * All fields of one of the structures around an event, as a text. Hidden by default: what matters
 * of them has aspects of its own.
 *
 * @since 0.2.0
 */
public enum CtfScopeAspect implements ITmfEventAspect<String> {
    /** The header of the event's packet, which is read again for each event. */
    PACKET_HEADER(
            Messages.AspectName_PacketHeader,
            Messages.AspectHelpText_PacketHeader,
            Scope.PACKET_HEADER),
    /** The context of the event's packet, which is read again for each event. */
    PACKET_CONTEXT(
            Messages.AspectName_PacketContext,
            Messages.AspectHelpText_PacketContext,
            Scope.PACKET_CONTEXT),
    /** The context that all events of the stream have. */
    STREAM_CONTEXT(
            Messages.AspectName_StreamContext,
            Messages.AspectHelpText_StreamContext,
            Scope.COMMON_CONTEXT),
    /** The context that only events of this class have. */
    EVENT_CONTEXT(
            Messages.AspectName_EventContext,
            Messages.AspectHelpText_EventContext,
            Scope.SPECIFIC_CONTEXT);

    private final String title;
    private final String helpText;
    private final Scope scope;

    CtfScopeAspect(String title, String helpText, Scope scope) {
        this.title = title;
        this.helpText = helpText;
        this.scope = scope;
    }

    @Override
    public String getName() {
        return title;
    }

    @Override
    public String getHelpText() {
        return helpText;
    }

    /** The fields and their values; null if there are none, or the trace was closed. */
    @Override
    public @Nullable String resolve(ITmfEvent event) {
        if (!(event instanceof CtfTmfEvent ctf)
                || !(ctf.getType() instanceof CtfTmfEventType type)
                || type.getLayout() == null) {
            return null;
        }
        try {
            CtfEvent data = ctf.getCtfEvent();
            StructValue value =
                    scope == Scope.PACKET_HEADER || scope == Scope.PACKET_CONTEXT
                            ? data.readPacket(scope)
                            : data.read(scope);
            return value == null
                    ? null
                    : CtfTmfEventField.of(title, value.layout(), value).getFormattedValue();
        } catch (IOException | DecodeException e) {
            return null;
        }
    }

    @Override
    public boolean isHiddenByDefault() {
        return true;
    }
}
