package org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets;

import com.google.common.collect.ImmutableMultimap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.MetadataFilters;
import org.eclipse.tracecompass.tmf.ui.jobs.Delayed;
import org.eclipse.tracecompass.tmf.ui.views.ITmfFilterableControl;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;

/**
 * The filter of the states of a view, in a small window over it. What is typed dims all states that
 * do not match. Enter keeps the filter, which then leaves out what does not match, until the user
 * takes it away. Escape clears what is typed and closes the window. For the UI thread.
 *
 * @since 0.2.0
 */
public class ViewFilterDialog extends Dialog {

    private static final int DELAY = 250;
    private static final int WIDTH = 420;

    private final String title;
    private final ITmfFilterableControl view;
    private final Control over;
    private final Set<String> kept = new LinkedHashSet<>();
    private final Listener hidden = this::overHidden;
    private final Delayed applying;
    private FilterText field;
    private Composite keptRow;
    private String typed = "";

    /**
     * @param parent the window of the view
     * @param title the title of the dialog
     * @param view is told of filters
     * @param over the part of the view over which the dialog opens; it closes with it
     */
    public ViewFilterDialog(Shell parent, String title, ITmfFilterableControl view, Control over) {
        super(parent);
        this.title = title;
        this.view = view;
        this.over = over;
        applying = new Delayed(over, DELAY, this::apply);
        setShellStyle(SWT.MODELESS | SWT.CLOSE | SWT.TITLE | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    /** The filter that is being typed; empty if there is none. */
    public String getTextBoxRegex() {
        return typed;
    }

    /** The filters that are kept. */
    public Set<String> getSavedRegexes() {
        return Set.copyOf(kept);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(title);
        over.addListener(SWT.Hide, hidden);
        over.addListener(SWT.Dispose, hidden);
    }

    private void overHidden(Event event) {
        close();
    }

    @Override
    protected Point getInitialLocation(Point size) {
        Rectangle area = over.getBounds();
        return over.getParent()
                .toDisplay(
                        area.x + Math.max(0, area.width - size.x),
                        area.y + Math.max(0, area.height - size.y));
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = new Composite(parent, SWT.NONE);
        area.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        area.setLayout(new GridLayout());
        field = new FilterText(area, FilterDialect.FREE, () -> List::of);
        GridData wide = new GridData(SWT.FILL, SWT.CENTER, true, false);
        wide.widthHint = WIDTH;
        field.setLayoutData(wide);
        Text text = field.text();
        text.setMessage(Messages.Filter_Hint);
        text.setText(typed);
        text.addListener(SWT.Modify, e -> applying.request());
        text.addListener(SWT.DefaultSelection, e -> keep());
        keptRow = new Composite(area, SWT.NONE);
        keptRow.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
        keptRow.setLayout(new RowLayout());
        showKept();
        return area;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CLOSE_LABEL, false);
    }

    private void apply() {
        typed = field.text().getText();
        if (check(typed)) {
            view.filterUpdated(typed, getSavedRegexes());
        }
    }

    private boolean check(String filter) {
        try {
            MetadataFilters.compile(ImmutableMultimap.of(CoreFilterProperty.DIMMED, filter));
            field.say((String) null);
            return true;
        } catch (FilterSyntaxException e) {
            field.say(e);
            return false;
        }
    }

    private void keep() {
        String filter = field.text().getText().strip();
        if (!filter.isEmpty() && check(filter)) {
            kept.add(filter);
            field.text().setText("");
            changed();
        }
    }

    private void changed() {
        applying.cancel();
        apply();
        showKept();
    }

    private void showKept() {
        for (Control child : keptRow.getChildren()) {
            child.dispose();
        }
        for (String filter : kept) {
            Button button = new Button(keptRow, SWT.PUSH);
            button.setText("\u2715 " + filter.replace("&", "&&"));
            button.setToolTipText(Messages.Filter_Remove);
            button.addListener(
                    SWT.Selection,
                    e -> {
                        kept.remove(filter);
                        changed();
                    });
        }
        keptRow.getShell().layout(true, true);
        if (keptRow.getShell().isVisible()) {
            keptRow.getShell().pack();
        }
    }

    /** Closes the window; what is typed has no effect any more, kept filters have. */
    @Override
    public boolean close() {
        over.removeListener(SWT.Hide, hidden);
        over.removeListener(SWT.Dispose, hidden);
        applying.cancel();
        if (!typed.isEmpty()) {
            typed = "";
            view.filterUpdated(typed, getSavedRegexes());
        }
        return super.close();
    }
}
