package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The state of an attribute at the time of an event. */
public class TmfStateSystemAspect implements ITmfEventAspect<String> {

    private final @Nullable String name;
    private final ITmfStateSystem ss;
    private final int attributeQuark;

    /**
     * An aspect.
     *
     * @param name its name, null to take the attribute's path
     * @param ss the state system
     * @param attributeQuark the attribute
     */
    public TmfStateSystemAspect(@Nullable String name, ITmfStateSystem ss, int attributeQuark) {
        this.name = name;
        this.ss = ss;
        this.attributeQuark = attributeQuark;
    }

    @Override
    public String getName() {
        String name = this.name;
        return name == null ? ss.getFullAttributePath(attributeQuark) : name;
    }

    @Override
    public String getHelpText() {
        return "State of " + ss.getFullAttributePath(attributeQuark) + " in " + ss.getSSID();
    }

    @Override
    public @Nullable String resolve(ITmfEvent event) {
        try {
            Object value =
                    ss.querySingleState(event.getTimestamp().toNanos(), attributeQuark).getValue();
            return value == null ? null : value.toString();
        } catch (TimeRangeException | StateSystemDisposedException e) {
            return null;
        }
    }
}
