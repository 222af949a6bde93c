package org.eclipse.tracecompass.tmf.core.statesystem.mipmap;

import java.nio.file.Path;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;

/** A mipmap provider that tests drive by hand, in their own thread. */
final class DirectProvider extends AbstractTmfMipmapStateProvider {

    static final int ALL = MAX | MIN | AVG;

    private final ITmfStateSystemBuilder target;

    DirectProvider(ITmfStateSystemBuilder target) {
        super(SyntheticTrace.ticks(Path.of("none"), 0), "direct");
        this.target = target;
    }

    @Override
    protected @Nullable ITmfStateSystemBuilder getStateSystemBuilder() {
        return target;
    }

    void modify(long time, @Nullable Object value, int quark, int features, int resolution) {
        modifyMipmapAttribute(time, value, quark, features, resolution);
    }

    void finish(long end) {
        closing(end);
        target.closeHistory(end);
    }

    @Override
    protected void eventHandle(ITmfEvent event) {
        // driven by hand
    }

    @Override
    public int getVersion() {
        return 1;
    }

    @Override
    public ITmfStateProvider getNewInstance() {
        return new DirectProvider(target);
    }
}
