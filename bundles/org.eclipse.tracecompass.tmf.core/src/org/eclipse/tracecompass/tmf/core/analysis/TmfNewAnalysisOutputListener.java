package org.eclipse.tracecompass.tmf.core.analysis;

import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;

/** Adds an output to each new module with a certain id or of a certain class. */
public class TmfNewAnalysisOutputListener implements ITmfNewAnalysisModuleListener {

    private final IAnalysisOutput output;
    private final @Nullable String analysisId;
    private final @Nullable Class<? extends IAnalysisModule> moduleClass;

    /**
     * Creates the listener.
     *
     * @param output the output
     * @param analysisId the id of the modules, null for any
     * @param moduleClass the class of the modules or one above it, null for any
     */
    @NonNullByDefault({})
    public TmfNewAnalysisOutputListener(
            @NonNull IAnalysisOutput output,
            String analysisId,
            Class<? extends IAnalysisModule> moduleClass) {
        this.output = output;
        this.analysisId = analysisId;
        this.moduleClass = moduleClass;
    }

    @NonNullByDefault({})
    @Override
    public void moduleCreated(IAnalysisModule module) {
        String id = analysisId;
        Class<? extends IAnalysisModule> type = moduleClass;
        boolean byId = id != null && id.equals(module.getId());
        boolean byClass = type != null && type.isInstance(module);
        if (byId || byClass || id == null && type == null) {
            module.registerOutput(output);
        }
    }
}
