package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFindProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDGraphNodeSupporter;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Asks for criteria. To find, it stays open and shows one result after the other; to filter, it
 * closes with the criteria. What was entered is there again the next time. On the UI thread.
 *
 * @since 9.5.0
 */
public class SearchFilterDialog extends Dialog {

    /** The key of the criteria to find. */
    protected static final String FIND_CRITERIA = "findCriteria";

    /** The key of the texts that were looked for. */
    protected static final String FIND_EXPRESSION_LIST = "findExpressionList";

    /** The key of the criteria to filter. */
    protected static final String FILTER_CRITERIA = "filterCriteria";

    /** The key of the texts of filters. */
    protected static final String FILTER_EXPRESSION_LIST = "filterExpressionList";

    /** The largest number of texts that are kept. */
    protected static final int MAX_EXPRESSION_LIST = 7;

    private final ISDGraphNodeSupporter provider;
    private TabContents contents;
    private Criteria criteria;
    private String okText;
    private String title;
    private String[] expressions = {};
    private boolean isFind;

    /**
     * @param view the view
     * @param provider the kinds of nodes of the diagram, and what finds in it
     * @param filter whether the criteria are those of a filter
     * @param style the style of the dialog
     */
    public SearchFilterDialog(
            SDView view, ISDGraphNodeSupporter provider, boolean filter, int style) {
        super(view.getSDWidget().getShell());
        setShellStyle(SWT.DIALOG_TRIM | style);
        this.provider = provider;
        isFind = !filter;
        if (isFind) {
            setBlockOnOpen(false);
        }
        title =
                isFind
                        ? Messages.SequenceDiagram_SequenceDiagramFind
                        : Messages.SequenceDiagram_DefinitionOfHidePattern;
        okText = isFind ? Messages.SequenceDiagram_Find : IDialogConstants.OK_LABEL;
    }

    private static DialogSettings settings() {
        return SDSettings.section(SearchFilterDialog.class.getName());
    }

    @Override
    public Control createDialogArea(Composite arg0) {
        Composite area = (Composite) super.createDialogArea(arg0);
        contents = new TabContents(area, provider, null, expressions);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(contents);
        return area;
    }

    @Override
    public int open() {
        String[] stored =
                settings().getArray(isFind ? FIND_EXPRESSION_LIST : FILTER_EXPRESSION_LIST);
        expressions = stored == null ? new String[] {} : stored;
        create();
        if (criteria == null) {
            loadCriteria();
        }
        copyFromCriteria(criteria);
        Button ok = getButton(IDialogConstants.OK_ID);
        ok.setText(okText);
        contents.setOkButton(ok);
        if (isFind) {
            getButton(IDialogConstants.CANCEL_ID).setText(Messages.SequenceDiagram_Close);
        }
        getShell().setText(title);
        getShell().layout(true, true);
        return super.open();
    }

    /** Reads the criteria that were entered last. */
    protected void loadCriteria() {
        criteria = new Criteria();
        String key = isFind ? FIND_CRITERIA : FILTER_CRITERIA;
        if (settings().getSection(key) instanceof DialogSettings stored) {
            criteria.load(stored);
        } else {
            criteria.setLifeLineSelected(provider.isNodeSupported(ISDGraphNodeSupporter.LIFELINE));
        }
    }

    @Override
    public void okPressed() {
        copyToCriteria();
        saveCriteria();
        if (!isFind) {
            super.okPressed();
        } else if (provider instanceof ISDFindProvider finder) {
            find(finder);
        }
    }

    private void find(ISDFindProvider finder) {
        try {
            contents.setResult(finder.find(criteria));
        } catch (CostlyPatternException e) {
            contents.setProblem(e.getMessage() + ".");
        }
    }

    @Override
    public void cancelPressed() {
        copyToCriteria();
        if (isFind) {
            saveCriteria();
            if (provider instanceof ISDFindProvider finder) {
                finder.cancel();
            }
        }
        super.cancelPressed();
    }

    /** Keeps the criteria and the text for the next time. */
    public void saveCriteria() {
        DialogSettings section = new DialogSettings(isFind ? FIND_CRITERIA : FILTER_CRITERIA);
        criteria.save(section);
        settings().addSection(section);
        if (!criteria.getExpression().isEmpty()) {
            List<String> kept = new ArrayList<>(List.of(expressions));
            kept.remove(criteria.getExpression());
            kept.add(0, criteria.getExpression());
            expressions =
                    kept.subList(0, Math.min(kept.size(), MAX_EXPRESSION_LIST))
                            .toArray(String[]::new);
            settings().put(isFind ? FIND_EXPRESSION_LIST : FILTER_EXPRESSION_LIST, expressions);
        }
        SDSettings.save();
    }

    /** The criteria; null before the dialog was opened. */
    public Criteria getCriteria() {
        return criteria;
    }

    /** Sets the criteria to begin with. */
    public void setCriteria(Criteria criteria) {
        this.criteria = criteria;
    }

    /** Takes the criteria from the fields. */
    public void copyToCriteria() {
        criteria = new Criteria();
        criteria.setLifeLineSelected(contents.isLifelineButtonSelected());
        criteria.setStopSelected(contents.isStopButtonSelected());
        criteria.setSyncMessageSelected(contents.isSynMessageButtonSelected());
        criteria.setSyncMessageReturnSelected(contents.isSynMessageReturnButtonSelected());
        criteria.setAsyncMessageSelected(contents.isAsynMessageButtonSelected());
        criteria.setAsyncMessageReturnSelected(contents.isAsynMessageReturnButtonSelected());
        criteria.setCaseSenstiveSelected(contents.isCaseSensitiveSelected());
        criteria.setExpression(contents.getSearchText());
    }

    /** The fields. */
    protected TabContents getTabContents() {
        return contents;
    }

    /** Fills the fields. */
    public void copyFromCriteria(Criteria from) {
        contents.setLifelineButtonSelection(from.isLifeLineSelected());
        contents.setStopButtonSelection(from.isStopSelected());
        contents.setSynMessageButtonSelection(from.isSyncMessageSelected());
        contents.setSynMessageReturnButtonSelection(from.isSyncMessageReturnSelected());
        contents.setAsynMessageButtonSelection(from.isAsyncMessageSelected());
        contents.setAsynMessageReturnButtonSelection(from.isAsyncMessageReturnSelected());
        contents.setCaseSensitiveSelection(from.isCaseSenstiveSelected());
        if (from.getExpression() != null) {
            contents.setSearchText(from.getExpression());
        }
    }

    /** Sets the text of the button that applies the criteria. */
    public void setOkText(String okText) {
        this.okText = okText;
    }

    /** Sets the title. */
    public void setTitle(String title) {
        this.title = title;
    }

    /** The text of the button that applies the criteria. */
    public String getOkText() {
        return okText;
    }

    /** Sets whether the dialog finds. */
    protected void setIsFind(boolean flag) {
        isFind = flag;
    }

    /** The title. */
    public String getTitle() {
        return title;
    }

    /** Whether the dialog finds. */
    protected boolean isFind() {
        return isFind;
    }
}
