package org.eclipse.tracecompass.tmf.ui.symbols;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jface.preference.PreferencePage;

/**
 * A page that knows its symbol provider.
 *
 * @since 9.5.0
 */
public abstract class AbstractSymbolProviderPreferencePage extends PreferencePage
        implements ISymbolProviderPreferencePage {

    private final @NonNull ISymbolProvider provider;

    /**
     * @param provider the symbol provider whose settings these are
     */
    public AbstractSymbolProviderPreferencePage(@NonNull ISymbolProvider provider) {
        this.provider = Objects.requireNonNull(provider, "provider");
    }

    @Override
    public @NonNull ISymbolProvider getSymbolProvider() {
        return provider;
    }
}
