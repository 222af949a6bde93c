package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.junit.jupiter.api.Test;

class CriteriaTest {

    private static Criteria criteria(String text) {
        Criteria criteria = new Criteria();
        criteria.setExpression(text);
        criteria.setSyncMessageSelected(true);
        return criteria;
    }

    @Test
    void aTextIsFoundAnywhereWithoutRegardToCase() {
        assertThat(criteria("ask").matches("ASK 7")).isTrue();
        assertThat(criteria("ask").matches("answer")).isFalse();
        Criteria exact = criteria("ask");
        exact.setCaseSenstiveSelected(true);
        assertThat(exact.matches("ASK 7")).isFalse();
    }

    @Test
    void aTextIsARegularExpressionOrHasWildcards() {
        assertThat(criteria("^A.K$").matches("ASK")).isTrue();
        assertThat(criteria("*K").matches("ASK")).isTrue();
        assertThat(criteria("(x").matches("f(x)")).isTrue();
    }

    @Test
    void aPatternMatchesTheWholeName() {
        Criteria criteria = criteria("anything");
        criteria.setPattern(Pattern.compile("A.*"));
        assertThat(criteria.matches("ASK")).isTrue();
        assertThat(criteria.matches("an ASK")).isFalse();
        assertThat(criteria.matches(null)).isFalse();
        assertThat(new Criteria().matches("ASK")).isFalse();
    }

    @Test
    void whatIsLookedForCanBeChanged() {
        Criteria criteria = criteria("ask");
        assertThat(criteria.matches("ASK")).isTrue();
        criteria.setCaseSenstiveSelected(true);
        assertThat(criteria.matches("ASK")).isFalse();
        criteria.setExpression("A.K");
        assertThat(criteria.matches("ASK")).isTrue();
    }

    @Test
    void aTextThatTakesTooLongIsGivenUp() {
        assertThatThrownBy(() -> criteria("(a|b)*c").matches("ab".repeat(20_000)))
                .isInstanceOf(CostlyPatternException.class);
        assertThatThrownBy(() -> criteria("(.*a){14}$").matches("a".repeat(24) + "!"))
                .isInstanceOf(CostlyPatternException.class);
        Criteria whole = criteria("");
        whole.setPattern(Pattern.compile("(.*a){14}"));
        assertThatThrownBy(() -> whole.matches("a".repeat(24) + "!"))
                .isInstanceOf(CostlyPatternException.class);
    }

    @Test
    void manyNamesTakeNoLongerThanOneMay() {
        Criteria slow = criteria(".?".repeat(20) + "!");
        assertThat(slow.matches("READ ALL")).isFalse();
        Predicate<String> search = slow.newSearch();
        assertThatThrownBy(() -> Collections.nCopies(1000, "READ ALL").forEach(search::test))
                .isInstanceOf(CostlyPatternException.class);
    }

    @Test
    void criteriaAreTheSameAfterTheyWereStored() {
        Criteria stored = criteria("ask");
        stored.setStopSelected(true);
        stored.setCaseSenstiveSelected(true);
        DialogSettings settings = new DialogSettings("criteria");
        stored.save(settings);
        Criteria loaded = new Criteria();
        assertThat(loaded.compareTo(stored)).isFalse();
        loaded.load(settings);
        assertThat(loaded.compareTo(stored)).isTrue();
        assertThat(new Criteria(stored).compareTo(stored)).isTrue();
        assertThat(stored.compareTo(null)).isFalse();
    }

    @Test
    void theSummaryNamesTheKinds() {
        Criteria criteria = criteria("ask");
        criteria.setLifeLineSelected(true);
        assertThat(criteria.getGraphNodeSummary(null, null))
                .isEqualTo("[Lifeline or Synchronous Message]");
    }

    @Test
    void aFilterIsFoundWhetherInUseOrNot() {
        FilterCriteria filter = new FilterCriteria(criteria("ask"), true, false);
        FilterCriteria off = new FilterCriteria(criteria("ask"), false, false);
        FilterCriteria shows = new FilterCriteria(criteria("ask"), true, true);
        FilterCriteria other = new FilterCriteria(criteria("ask"), true, false, "a.Loader");
        assertThat(FilterCriteria.find(filter, List.of(shows, other, off))).isSameAs(off);
        assertThat(FilterCriteria.find(filter, List.of(shows, other))).isNull();
        assertThat(FilterCriteria.find(filter, null)).isNull();
        DialogSettings settings = new DialogSettings("filter");
        other.save(settings);
        FilterCriteria loaded = new FilterCriteria();
        loaded.load(settings);
        assertThat(loaded.compareTo(other)).isTrue();
        assertThat(loaded.isActive()).isTrue();
        assertThat(new FilterCriteria(off).isActive()).isFalse();
    }
}
