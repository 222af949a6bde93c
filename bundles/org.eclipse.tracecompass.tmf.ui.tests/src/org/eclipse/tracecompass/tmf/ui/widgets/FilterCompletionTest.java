package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
}
