package org.eclipse.tracecompass.examples.tinytrace;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * From events to states: the attribute {@code Devices/<device>} has the device's state as a string,
 * and {@code Active} how many devices are not at rest.
 */
public class TinyStateProvider extends AbstractTmfStateProvider {

    /** The parent of all devices in the attribute tree. */
    static final String DEVICES = "Devices";

    /** The number of devices that are not at rest. */
    public static final String ACTIVE = "Active";

    /** Change it whenever the states change: histories of another version are rebuilt. */
    private static final int VERSION = 2;

    private final Set<String> active = new HashSet<>();

    /** Creates the provider. */
    public TinyStateProvider(ITmfTrace trace) {
        super(trace, TinyAnalysis.ID);
    }

    @Override
    public int getVersion() {
        return VERSION;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new TinyStateProvider(getTrace());
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
        ITmfEventField content = event.getContent();
        String device = content.getFieldValue(String.class, TinyTrace.DEVICE);
        String state = content.getFieldValue(String.class, TinyTrace.STATE);
        if (device != null && state != null) {
            int quark = ss.getQuarkAbsoluteAndAdd(DEVICES, device);
            ss.modifyAttribute(event.getTimestamp().toNanos(), state, quark);
            if (TinyTrace.isOff(state) ? active.remove(device) : active.add(device)) {
                int count = ss.getQuarkAbsoluteAndAdd(ACTIVE);
                ss.modifyAttribute(event.getTimestamp().toNanos(), active.size(), count);
            }
        }
    }
}
