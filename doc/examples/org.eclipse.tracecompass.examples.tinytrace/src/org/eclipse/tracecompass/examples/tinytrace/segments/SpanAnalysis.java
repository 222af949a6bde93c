package org.eclipse.tracecompass.examples.tinytrace.segments;

import java.util.List;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SimpleSegmentAnalysis;

/** Every time in which a device was not at rest. */
public class SpanAnalysis extends SimpleSegmentAnalysis<SpanStore> {

    /** The id under which {@code plugin.xml} declares this analysis. */
    public static final String ID = "org.eclipse.tracecompass.examples.tinytrace.spans";

    private static final int VERSION = 1;
    private static final DeviceAspect DEVICE = new DeviceAspect();

    /** Creates the analysis; called for the extension point. */
    public SpanAnalysis() {
        super(
                new Columns(VERSION, 1, 0),
                SpanStore::new,
                (trace, store) -> new SpanReader(store),
                List.of(DEVICE),
                DEVICE);
    }
}
