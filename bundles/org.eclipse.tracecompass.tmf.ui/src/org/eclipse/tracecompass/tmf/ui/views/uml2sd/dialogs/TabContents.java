package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ModifyEvent;
import org.eclipse.swt.events.ModifyListener;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDGraphNodeSupporter;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * The fields of criteria: the kinds of nodes that a diagram has, a text, and whether upper and
 * lower case differ. On the UI thread.
 *
 * @since 9.5.0
 */
public class TabContents extends Composite {

    private static final int[] KINDS = {
        ISDGraphNodeSupporter.LIFELINE,
        ISDGraphNodeSupporter.STOP,
        ISDGraphNodeSupporter.SYNCMESSAGE,
        ISDGraphNodeSupporter.SYNCMESSAGERETURN,
        ISDGraphNodeSupporter.ASYNCMESSAGE,
        ISDGraphNodeSupporter.ASYNCMESSAGERETURN
    };

    private final Map<Integer, Button> kinds = new HashMap<>();
    private final Combo text;
    private final Button caseSensitive;
    private final Label result;
    private Button okButton;

    /**
     * @param parent the parent
     * @param provider the kinds of nodes of the diagram
     * @param okButton the button that applies the criteria; null to set it later
     * @param expressionList texts to choose from; null for none
     */
    public TabContents(
            Composite parent,
            ISDGraphNodeSupporter provider,
            Button okButton,
            String[] expressionList) {
        super(parent, SWT.NONE);
        this.okButton = okButton;
        GridLayoutFactory.swtDefaults().applyTo(this);
        Group group = new Group(this, SWT.NONE);
        group.setText(Messages.SequenceDiagram_SearchFor);
        GridLayoutFactory.swtDefaults().numColumns(2).applyTo(group);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
        GraphNodeTypeListener typeListener = new GraphNodeTypeListener();
        for (int kind : KINDS) {
            if (provider.isNodeSupported(kind)) {
                Button button = new Button(group, SWT.CHECK);
                button.setText(provider.getNodeName(kind, null));
                button.addSelectionListener(typeListener);
                kinds.put(kind, button);
            }
        }
        new Label(this, SWT.NONE).setText(Messages.SequenceDiagram_MatchingString);
        text = new Combo(this, SWT.DROP_DOWN);
        if (expressionList != null) {
            text.setItems(expressionList);
        }
        text.addModifyListener(new ExpressionListener());
        GridDataFactory.fillDefaults().grab(true, false).hint(260, SWT.DEFAULT).applyTo(text);
        caseSensitive = new Button(this, SWT.CHECK);
        caseSensitive.setText(Messages.SequenceDiagram_CaseSensitive);
        result = new Label(this, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(260, SWT.DEFAULT).applyTo(result);
    }

    /** Says whether something was found. */
    public void setResult(boolean found) {
        result.setText(found ? "" : Messages.SequenceDiagram_StringNotFound);
    }

    /** Says why nothing can be found, and makes room for it. */
    final void setProblem(String sentence) {
        result.setText(sentence.replace("&", "&&"));
        getShell().pack();
    }

    /** Enables the button that applies the criteria if they can find something. */
    public void updateOkButton() {
        if (okButton != null && !okButton.isDisposed()) {
            boolean any = kinds.values().stream().anyMatch(Button::getSelection);
            okButton.setEnabled(any && !text.getText().isEmpty());
        }
    }

    /** Sets the button that applies the criteria. */
    public void setOkButton(Button okButton) {
        this.okButton = okButton;
        updateOkButton();
    }

    private boolean isSelected(int kind) {
        Button button = kinds.get(kind);
        return button != null && button.getSelection();
    }

    private void select(int kind, boolean state) {
        Button button = kinds.get(kind);
        if (button != null) {
            button.setSelection(state);
        }
    }

    /** Whether lifelines are selected. */
    public boolean isLifelineButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.LIFELINE);
    }

    /** Selects lifelines or not. */
    public void setLifelineButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.LIFELINE, state);
    }

    /** Whether ends of lifelines are selected. */
    public boolean isStopButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.STOP);
    }

    /** Selects ends of lifelines or not. */
    public void setStopButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.STOP, state);
    }

    /** Whether synchronous messages are selected. */
    public boolean isSynMessageButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.SYNCMESSAGE);
    }

    /** Selects synchronous messages or not. */
    public void setSynMessageButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.SYNCMESSAGE, state);
    }

    /** Whether returns of synchronous messages are selected. */
    public boolean isSynMessageReturnButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.SYNCMESSAGERETURN);
    }

    /** Selects returns of synchronous messages or not. */
    public void setSynMessageReturnButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.SYNCMESSAGERETURN, state);
    }

    /** Whether asynchronous messages are selected. */
    public boolean isAsynMessageButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.ASYNCMESSAGE);
    }

    /** Selects asynchronous messages or not. */
    public void setAsynMessageButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.ASYNCMESSAGE, state);
    }

    /** Whether returns of asynchronous messages are selected. */
    public boolean isAsynMessageReturnButtonSelected() {
        return isSelected(ISDGraphNodeSupporter.ASYNCMESSAGERETURN);
    }

    /** Selects returns of asynchronous messages or not. */
    public void setAsynMessageReturnButtonSelection(boolean state) {
        select(ISDGraphNodeSupporter.ASYNCMESSAGERETURN, state);
    }

    /** Whether upper and lower case differ. */
    public boolean isCaseSensitiveSelected() {
        return caseSensitive.getSelection();
    }

    /** Makes upper and lower case differ or not. */
    public void setCaseSensitiveSelection(boolean state) {
        caseSensitive.setSelection(state);
    }

    /** The text. */
    public String getSearchText() {
        return text.getText();
    }

    /** Sets the text. */
    public void setSearchText(String text) {
        this.text.setText(text);
    }

    /** Enables the button when kinds are selected. */
    protected class GraphNodeTypeListener implements SelectionListener {

        @Override
        public void widgetDefaultSelected(SelectionEvent e) {
            widgetSelected(e);
        }

        @Override
        public void widgetSelected(SelectionEvent e) {
            setResult(true);
            updateOkButton();
        }
    }

    /** Enables the button when there is a text. */
    protected class ExpressionListener implements ModifyListener {

        @Override
        public void modifyText(ModifyEvent e) {
            setResult(true);
            updateOkButton();
        }
    }
}
