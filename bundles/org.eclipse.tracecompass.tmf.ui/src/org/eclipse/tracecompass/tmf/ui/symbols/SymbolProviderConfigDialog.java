package org.eclipse.tracecompass.tmf.ui.symbols;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.IPreferencePage;
import org.eclipse.jface.preference.IPreferencePageContainer;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.TabFolder;
import org.eclipse.swt.widgets.TabItem;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.symbols.SymbolProviderManager;
import org.eclipse.tracecompass.tmf.ui.jobs.Background;

/**
 * Configures symbol providers, each on a page of its own. What the user confirms is saved at once
 * and loaded in a job, after which {@link TmfSymbolProviderUpdatedSignal} tells all views.
 *
 * @since 9.5.0
 */
public class SymbolProviderConfigDialog extends TitleAreaDialog
        implements IPreferencePageContainer {

    private final List<ISymbolProviderPreferencePage> pages;
    private TabFolder tabs;

    /**
     * @param parentShell the parent
     * @param pages the pages, at least one
     */
    public SymbolProviderConfigDialog(Shell parentShell, ISymbolProviderPreferencePage... pages) {
        super(parentShell);
        this.pages = List.of(pages);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(Messages.Symbols_Title);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        TabFolder folder = new TabFolder(area, SWT.NONE);
        tabs = folder;
        GridDataFactory.fillDefaults().grab(true, true).indent(5, 5).applyTo(folder);
        for (ISymbolProviderPreferencePage page : pages) {
            TabItem tab = new TabItem(folder, SWT.NONE);
            Composite margin = new Composite(folder, SWT.NONE);
            GridLayoutFactory.swtDefaults().margins(10, 10).applyTo(margin);
            page.setContainer(this);
            page.createControl(margin);
            GridDataFactory.fillDefaults().grab(true, true).applyTo(page.getControl());
            tab.setControl(margin);
            tab.setText(page.getTitle() == null ? "" : page.getTitle());
            tab.setToolTipText(page.getDescription());
        }
        folder.addListener(
                SWT.Selection,
                e -> {
                    updateTitle();
                    updateMessage();
                });
        updateTitle();
        updateMessage();
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        updateButtons();
    }

    @Override
    protected boolean isResizable() {
        return true;
    }

    @Override
    public boolean isHelpAvailable() {
        return false;
    }

    private IPreferencePage page() {
        int index = tabs == null ? -1 : tabs.getSelectionIndex();
        return index < 0 ? null : pages.get(index);
    }

    // --- what pages ask of their container

    /** Null: a page keeps its settings where it wants. */
    @Override
    public IPreferenceStore getPreferenceStore() {
        return null;
    }

    @Override
    public void updateTitle() {
        IPreferencePage page = page();
        setTitle(
                page == null || page.getTitle() == null ? Messages.Symbols_Title : page.getTitle());
    }

    /** The user can confirm when no page is in error. */
    @Override
    public void updateButtons() {
        Button ok = getButton(IDialogConstants.OK_ID);
        if (ok != null && !ok.isDisposed()) {
            ok.setEnabled(pages.stream().allMatch(IPreferencePage::isValid));
        }
    }

    @Override
    public void updateMessage() {
        IPreferencePage page = page();
        String error = page == null ? null : page.getErrorMessage();
        setErrorMessage(error);
        if (error == null) {
            IMessageProvider provider = page instanceof IMessageProvider known ? known : null;
            String message = provider == null ? null : provider.getMessage();
            if (provider == null || message == null || message.isEmpty()) {
                setMessage(Messages.Symbols_Message);
            } else {
                setMessage(message, provider.getMessageType());
            }
        }
    }

    /** Saves all pages; the providers load what was saved in a job. */
    @Override
    protected void okPressed() {
        List<ISymbolProvider> changed = new ArrayList<>();
        for (ISymbolProviderPreferencePage page : pages) {
            try {
                page.saveConfiguration();
                changed.add(page.getSymbolProvider());
            } catch (RuntimeException | LinkageError e) {
                Activator.getDefault()
                        .logError("The settings of " + page.getTitle() + " are not saved", e);
            }
        }
        super.okPressed();
        Background.run(
                Messages.Symbols_Job,
                monitor -> {
                    for (ISymbolProvider provider : changed) {
                        SymbolProviderManager.getInstance().reload(provider, monitor);
                    }
                    TmfSignalManager.dispatchSignal(new TmfSymbolProviderUpdatedSignal(this));
                });
    }

    @Override
    public boolean close() {
        boolean closed = super.close();
        if (closed) {
            pages.forEach(IPreferencePage::dispose);
        }
        return closed;
    }
}
