package org.eclipse.tracecompass.internal.analysis.timing.ui;

import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/** Asks a provider until its answer is complete. */
public final class StatisticsPolling {

    private static final int PAUSE = 200;

    private StatisticsPolling() {}

    /**
     * Asks until the answer is complete. Blocks.
     *
     * @param wanted whether somebody still waits for the answer
     * @return the entries; null if there is no complete answer
     */
    public static List<@NonNull ITmfTreeDataModel> complete(
            ITmfTreeDataProvider<@NonNull ITmfTreeDataModel> provider,
            Map<String, Object> parameters,
            BooleanSupplier wanted) {
        while (wanted.getAsBoolean()) {
            TmfModelResponse<TmfTreeModel<@NonNull ITmfTreeDataModel>> response =
                    provider.fetchTree(parameters, null);
            if (response.getStatus() != ITmfResponse.Status.RUNNING) {
                TmfTreeModel<@NonNull ITmfTreeDataModel> model = response.getModel();
                return model == null ? null : model.getEntries();
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return null;
            }
        }
        return null;
    }
}
