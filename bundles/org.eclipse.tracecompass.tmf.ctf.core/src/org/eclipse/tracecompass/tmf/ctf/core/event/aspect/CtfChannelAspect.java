package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;

/** The channel that an event was recorded in. */
public final class CtfChannelAspect implements ITmfEventAspect<String> {

    /** The one instance. */
    public static final CtfChannelAspect INSTANCE = new CtfChannelAspect();

    private CtfChannelAspect() {}

    @Override
    public String getName() {
        return Messages.getString("channel");
    }

    @Override
    public String getHelpText() {
        return Messages.getString("channel.help");
    }

    @NonNullByDefault({})
    @Override
    public String resolve(ITmfEvent event) {
        return event instanceof CtfTmfEvent ctf ? ctf.getChannel() : null;
    }
}
