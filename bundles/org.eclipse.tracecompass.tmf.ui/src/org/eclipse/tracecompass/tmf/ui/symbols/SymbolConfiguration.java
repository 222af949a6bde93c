package org.eclipse.tracecompass.tmf.ui.symbols;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The settings of the symbol providers of a trace, for menus of views.
 *
 * @since 9.5.0
 */
public final class SymbolConfiguration {

    private static final String POINT = "org.eclipse.tracecompass.tmf.ui.symbolProvider";

    private SymbolConfiguration() {}

    /**
     * Whether a trace has symbol providers that can be configured. Makes the providers of the trace
     * unless there are any, but only if a plug-in contributes such providers at all.
     *
     * @param trace the trace or experiment
     */
    public static boolean isPossible(@NonNull ITmfTrace trace) {
        return ExtensionSource.getConfigurationElements(POINT).length > 0
                && SymbolProviderManager.getInstance().getSymbolProviders(trace).stream()
                        .anyMatch(ISymbolProvider.class::isInstance);
    }

    /**
     * Lets the user configure the symbol providers of a trace, or says that there is nothing to
     * configure. On the UI thread.
     *
     * @param shell the parent of the dialog
     * @param trace the trace or experiment
     */
    public static void open(@NonNull Shell shell, @NonNull ITmfTrace trace) {
        List<ISymbolProviderPreferencePage> pages = pages(trace);
        if (pages.isEmpty()) {
            MessageDialog.openInformation(
                    shell,
                    Messages.Symbols_Title,
                    NLS.bind(Messages.Symbols_Nothing, trace.getName()));
        } else {
            new SymbolProviderConfigDialog(
                            shell, pages.toArray(new ISymbolProviderPreferencePage[0]))
                    .open();
        }
    }

    private static List<ISymbolProviderPreferencePage> pages(@NonNull ITmfTrace trace) {
        List<ISymbolProviderPreferencePage> pages = new ArrayList<>();
        for (var provider : SymbolProviderManager.getInstance().getSymbolProviders(trace)) {
            if (provider instanceof ISymbolProvider configurable) {
                try {
                    ISymbolProviderPreferencePage page = configurable.createPreferencePage();
                    if (page != null) {
                        pages.add(page);
                    }
                } catch (RuntimeException | LinkageError e) {
                    Activator.getDefault()
                            .logError(
                                    configurable.getClass().getName() + " cannot show its settings",
                                    e);
                }
            }
        }
        return pages;
    }
}
