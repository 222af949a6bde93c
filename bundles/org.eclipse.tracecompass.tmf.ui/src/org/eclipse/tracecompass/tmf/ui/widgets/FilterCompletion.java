package org.eclipse.tracecompass.tmf.ui.widgets;

import java.util.List;
import java.util.function.Supplier;
import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.fieldassist.IControlContentAdapter;
import org.eclipse.jface.fieldassist.TextContentAdapter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterProposal;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;

/**
 * Completes filters in the fields where they are typed: on Ctrl+Space, and after a pause in typing.
 * The arrow keys choose, Enter takes what is chosen, Escape closes. Used on the UI thread.
 */
public final class FilterCompletion {

    /** Proposals open by themselves after these. */
    private static final String TYPED =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ =";

    private static final int PAUSE_MS = 500;

    private final ContentProposalAdapter adapter;

    private FilterCompletion(
            Control control,
            Control area,
            IControlContentAdapter content,
            FilterDialect dialect,
            Supplier<FilterVocabulary> vocabulary) {
        KeyStroke key = KeyStroke.getInstance(SWT.CTRL, ' ');
        ProposalPlace place = new ProposalPlace(area);
        adapter =
                new ContentProposalAdapter(
                        control,
                        content,
                        (text, caret) -> {
                            place.fitLater();
                            return proposals(text, caret, dialect, vocabulary.get());
                        },
                        key,
                        TYPED.toCharArray());
        adapter.setAutoActivationDelay(PAUSE_MS);
        adapter.setProposalAcceptanceStyle(ContentProposalAdapter.PROPOSAL_REPLACE);
        adapter.addContentProposalListener(place);
    }

    /**
     * Completes what is typed into a field.
     *
     * @param field the field
     * @param dialect the dialect of its filters
     * @param vocabulary asked for the words whenever the user wants proposals
     */
    public static FilterCompletion of(
            Text field, FilterDialect dialect, Supplier<FilterVocabulary> vocabulary) {
        return around(field, field, dialect, vocabulary);
    }

    /**
     * Completes what is typed into a field.
     *
     * @param area a widget around the field that proposals must not cover
     */
    static FilterCompletion around(
            Text field,
            Control area,
            FilterDialect dialect,
            Supplier<FilterVocabulary> vocabulary) {
        return new FilterCompletion(field, area, new TextContentAdapter(), dialect, vocabulary);
    }

    /**
     * Completes what is typed into a field.
     *
     * @param field the field
     * @param dialect the dialect of its filters
     * @param vocabulary asked for the words whenever the user wants proposals
     */
    public static FilterCompletion of(
            StyledText field, FilterDialect dialect, Supplier<FilterVocabulary> vocabulary) {
        return new FilterCompletion(
                field, field, new StyledTextContent(field), dialect, vocabulary);
    }

    /**
     * Returns whether proposals are shown: keys are theirs then. The key that closes them comes
     * with {@code doit} false.
     */
    public boolean isOpen() {
        return adapter.isProposalPopupOpen();
    }

    /**
     * The proposals at a place; each has the text as a whole as it becomes. There are none if the
     * only one stands there already.
     */
    static IContentProposal[] proposals(
            String text, int caret, FilterDialect dialect, FilterVocabulary vocabulary) {
        List<FilterProposal> found = FilterProposal.at(text, caret, dialect, vocabulary);
        if (found.size() == 1 && stands(found.get(0), text)) {
            return new IContentProposal[0];
        }
        return found.stream()
                .map(
                        proposal -> {
                            String before = text.substring(0, proposal.from()) + proposal.insert();
                            String label =
                                    proposal.description().isEmpty()
                                            ? proposal.label()
                                            : proposal.label() + " – " + proposal.description();
                            return new ContentProposal(
                                    before + text.substring(proposal.to()),
                                    label,
                                    null,
                                    before.length());
                        })
                .toArray(IContentProposal[]::new);
    }

    private static boolean stands(FilterProposal proposal, String text) {
        return text.substring(proposal.from(), proposal.to()).equals(proposal.insert().strip());
    }
}
