package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** Base of parameter providers: keeps the module and tells it of changes. */
public abstract class TmfAbstractAnalysisParamProvider implements IAnalysisParameterProvider {

    private volatile @Nullable IAnalysisModule module;

    @NonNullByDefault({})
    @Override
    public void registerModule(IAnalysisModule module) {
        this.module = module;
    }

    /**
     * Returns the module that was registered last.
     *
     * @throws NullPointerException when none was
     */
    @NonNullByDefault({})
    protected IAnalysisModule getModule() {
        return Objects.requireNonNull(
                module, "no analysis module was registered with this parameter provider");
    }

    /**
     * Notifies the module, if there is one, of a changed parameter.
     *
     * @param name the name of the parameter
     */
    @NonNullByDefault({})
    protected void notifyParameterChanged(String name) {
        IAnalysisModule module = this.module;
        if (module != null) {
            module.notifyParameterChanged(name);
        }
    }
}
