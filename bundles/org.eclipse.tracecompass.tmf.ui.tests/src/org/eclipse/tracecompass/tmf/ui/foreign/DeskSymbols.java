package org.eclipse.tracecompass.tmf.ui.foreign;

import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.symbols.TmfResolvedSymbol;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.symbols.AbstractSymbolProviderPreferencePage;
import org.eclipse.tracecompass.tmf.ui.symbols.ISymbolProvider;
import org.eclipse.tracecompass.tmf.ui.symbols.ISymbolProviderFactory;
import org.eclipse.tracecompass.tmf.ui.symbols.ISymbolProviderPreferencePage;

/** A symbol provider of a plug-in: all addresses have the name that its page asks for. */
public class DeskSymbols implements ISymbolProvider {

    private final ITmfTrace trace;
    private volatile String saved = "before";
    private volatile String loaded;

    DeskSymbols(ITmfTrace trace) {
        this.trace = trace;
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public void loadConfiguration(IProgressMonitor monitor) {
        loaded = saved;
    }

    @Override
    public TmfResolvedSymbol getSymbol(long address) {
        return loaded == null ? null : new TmfResolvedSymbol(address, loaded);
    }

    @Override
    public TmfResolvedSymbol getSymbol(int pid, long timestamp, long address) {
        return getSymbol(address);
    }

    @Override
    public ISymbolProviderPreferencePage createPreferencePage() {
        return new Page(this);
    }

    /** The page. */
    private static final class Page extends AbstractSymbolProviderPreferencePage {

        private Text name;

        Page(DeskSymbols provider) {
            super(provider);
            setTitle("Desk");
            setDescription("How functions are called.");
            noDefaultAndApplyButton();
        }

        @Override
        protected Control createContents(Composite parent) {
            Composite area = new Composite(parent, SWT.NONE);
            GridLayoutFactory.fillDefaults().numColumns(2).applyTo(area);
            new Label(area, SWT.NONE).setText("Name of all functions:");
            name = new Text(area, SWT.BORDER);
            name.setText(((DeskSymbols) getSymbolProvider()).saved);
            name.addModifyListener(
                    e -> {
                        setErrorMessage(name.getText().isEmpty() ? "A name is needed." : null);
                        setValid(!name.getText().isEmpty());
                    });
            GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
            return area;
        }

        @Override
        public void saveConfiguration() {
            ((DeskSymbols) getSymbolProvider()).saved = Objects.requireNonNull(name.getText());
        }
    }

    /** Makes a provider for each trace of the type. */
    public static class Factory implements ISymbolProviderFactory {
        @Override
        public ISymbolProvider createProvider(ITmfTrace trace) {
            return trace instanceof DeskTrace ? new DeskSymbols(trace) : null;
        }
    }
}
