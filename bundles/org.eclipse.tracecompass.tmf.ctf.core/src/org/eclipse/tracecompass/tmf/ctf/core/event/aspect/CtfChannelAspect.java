package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;

/** The channel that an event was recorded in. */
public class CtfChannelAspect implements ITmfEventAspect<String> {

    /** The one instance. */
    public static final CtfChannelAspect INSTANCE = new CtfChannelAspect();

    /** Creates an aspect; {@link #INSTANCE} is as good as any. */
    public CtfChannelAspect() {}

    @NonNullByDefault({})
    @Override
    public String getName() {
        return Messages.AspectName_Channel;
    }

    @NonNullByDefault({})
    @Override
    public String getHelpText() {
        return Messages.AspectHelpText_Channel;
    }

    @NonNullByDefault({})
    @Override
    public String resolve(ITmfEvent event) {
        return event instanceof CtfTmfEvent ctf ? ctf.getChannel() : null;
    }

    /** All aspects of this class are equal. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return obj != null && getClass() == obj.getClass();
    }

    @Override
    public int hashCode() {
        return getClass().hashCode();
    }
}
