package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDAdvancedPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.IViewPart;

/**
 * Asks for the number of a page. Pages are numbered from 1. On the UI thread.
 *
 * @since 9.5.0
 */
public class PagesDialog extends Dialog {

    private final ISDAdvancedPagingProvider provider;
    private TextArea currentPage;

    /**
     * @param view the view
     * @param provider has the pages
     */
    public PagesDialog(IViewPart view, ISDAdvancedPagingProvider provider) {
        super(view.getSite().getShell());
        this.provider = provider;
    }

    @Override
    public Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        getShell().setText(Messages.SequenceDiagram_SequenceDiagramPages);
        Group group = new Group(area, SWT.NONE);
        group.setText(Messages.SequenceDiagram_PageNavigation);
        GridLayoutFactory.swtDefaults().applyTo(group);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(group);
        Label total = new Label(group, SWT.NONE);
        int pages = provider.pagesCount();
        total.setText(
                NLS.bind(Messages.SequenceDiagram_Total, pages)
                        + " "
                        + (pages == 1
                                ? Messages.SequenceDiagram_page
                                : Messages.SequenceDiagram_pages));
        new Label(group, SWT.NONE).setText(Messages.SequenceDiagram_CurrentPage);
        currentPage = new TextArea(group);
        currentPage.setBounds(1, Math.max(1, pages));
        currentPage.setValue(provider.currentPage() + 1);
        return area;
    }

    @Override
    public void okPressed() {
        int page = currentPage.getValue() - 1;
        super.close();
        provider.pageNumberChanged(page);
    }

    /** A field for a number between two others. */
    protected static class TextArea {

        private final Spinner field;
        private final Label range;

        /** An empty field. */
        public TextArea(Composite parent) {
            field = new Spinner(parent, SWT.BORDER);
            range = new Label(parent, SWT.NONE);
        }

        /** Sets the number. */
        public void setValue(int page) {
            field.setSelection(page);
        }

        /** The number. */
        public int getValue() {
            return field.getSelection();
        }

        /** Sets the smallest and the largest number. */
        public void setBounds(int min, int max) {
            field.setMaximum(max);
            field.setMinimum(min);
            range.setText(NLS.bind(Messages.SequenceDiagram_IsInBetween, min, max));
        }
    }
}
