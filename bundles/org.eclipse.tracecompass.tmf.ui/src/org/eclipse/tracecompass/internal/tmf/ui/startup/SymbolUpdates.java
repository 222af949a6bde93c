package org.eclipse.tracecompass.internal.tmf.ui.startup;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.ui.symbols.SymbolProviderConfigDialog;
import org.eclipse.tracecompass.tmf.ui.symbols.TmfSymbolProviderUpdatedSignal;
import org.eclipse.ui.IStartup;

/**
 * Has all views and analyses ask for names again when a plug-in says that it has configured its
 * symbol provider. What our own dialog changes is told provider by provider.
 */
public final class SymbolUpdates implements IStartup {

    @Override
    public void earlyStartup() {
        TmfSignalManager.register(this);
    }

    /** A symbol provider was configured. */
    @TmfSignalHandler
    public void updated(TmfSymbolProviderUpdatedSignal signal) {
        if (!(signal.getSource() instanceof SymbolProviderConfigDialog)) {
            SymbolProviderManager.getInstance().namesChanged();
        }
    }
}
