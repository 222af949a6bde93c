package org.eclipse.tracecompass.tmf.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** The state of an attribute at the time of an event. */
public class TmfStateSystemAspect implements ITmfEventAspect<String> {

    private final @Nullable String fName;
    private final ITmfStateSystem fSS;
    private final int fAttributeQuark;

    /**
     * An aspect.
     *
     * @param name its name, null to take the attribute's path
     * @param ss the state system
     * @param attributeQuark the attribute
     */
    public TmfStateSystemAspect(@Nullable String name, ITmfStateSystem ss, int attributeQuark) {
        fName = name;
        fSS = ss;
        fAttributeQuark = attributeQuark;
    }

    @Override
    public String getName() {
        String name = fName;
        return name == null ? fSS.getFullAttributePath(fAttributeQuark) : name;
    }

    @Override
    public String getHelpText() {
        return "State of " + fSS.getFullAttributePath(fAttributeQuark) + " in " + fSS.getSSID();
    }

    @Override
    public @Nullable String resolve(ITmfEvent event) {
        try {
            Object value =
                    fSS.querySingleState(event.getTimestamp().toNanos(), fAttributeQuark)
                            .getValue();
            return value == null ? null : value.toString();
        } catch (TimeRangeException | StateSystemDisposedException e) {
            return null;
        }
    }
}
