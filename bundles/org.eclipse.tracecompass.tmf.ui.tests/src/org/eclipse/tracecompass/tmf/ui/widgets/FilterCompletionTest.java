package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.tracecompass.common.core.filter.FilterDialect;
import org.eclipse.tracecompass.common.core.filter.FilterVocabulary;
import org.junit.jupiter.api.Test;

class FilterCompletionTest {

    private static final FilterVocabulary WORDS =
            () -> List.of(new FilterVocabulary.Term("next_tid", "sched_switch"));

    @Test
    void aProposalIsTheWholeTextWithTheCaretBehindWhatWasInserted() {
        IContentProposal[] proposals =
                FilterCompletion.proposals("a && nex == 1", 8, FilterDialect.STRICT, WORDS);
        assertThat(proposals).hasSize(1);
        assertThat(proposals[0].getContent()).isEqualTo("a && next_tid == 1");
        assertThat(proposals[0].getCursorPosition()).isEqualTo("a && next_tid".length());
        assertThat(proposals[0].getLabel()).isEqualTo("next_tid – sched_switch");
    }

    private static FilterVocabulary withValues(String... values) {
        return new FilterVocabulary() {
            @Override
            public List<Term> names() {
                return List.of();
            }

            @Override
            public List<Term> values(String name) {
                return Stream.of(values).map(value -> new Term(value, "")).toList();
            }
        };
    }

    private static IContentProposal[] proposals(String text, String... values) {
        return FilterCompletion.proposals(
                text, text.length(), FilterDialect.FREE, withValues(values));
    }

    @Test
    void whatStandsThereAlreadyIsNotProposedAlone() {
        assertThat(proposals("return < 0", "0", "17")).isEmpty();
        assertThat(proposals("return < ", "0", "17")).hasSize(2);
        assertThat(proposals("return < 1", "1", "17")).hasSize(2);
        assertThat(proposals("return < 1", "17")).hasSize(1);
    }
}
