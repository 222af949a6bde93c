package org.eclipse.tracecompass.tmf.tables.core.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlSchema.Function;
import org.junit.jupiter.api.Test;

/** What is proposed while a query is typed; | is the caret. */
class SqlProposalTest {

    private static final SqlSchema SCHEMA =
            new SqlSchema(
                    Map.of(
                            "states", List.of("path", "start", "end", "label"),
                            "events", List.of("time", "type")),
                    List.of(
                            new Function("at", "(time)", "states"),
                            new Function("count", "(*)", "rows")));

    private static List<String> proposed(String text) {
        int caret = text.indexOf('|');
        return SqlProposal.at(text.replace("|", ""), caret, SCHEMA).stream()
                .map(SqlProposal::insert)
                .toList();
    }

    @Test
    void tablesFollowFromAndJoin() {
        assertThat(proposed("SELECT * FROM |"))
                .containsExactlyInAnyOrder("states", "events", "at(time)");
        assertThat(proposed("select * from events e join st|")).containsExactly("states");
        assertThat(proposed("SELECT * FROM events, |")).contains("states");
        assertThat(proposed("SELECT * FROM events WHERE type IN ('a', |")).contains("time");
    }

    @Test
    void columnsAreThoseOfTheTablesOfTheQuery() {
        assertThat(proposed("SELECT t| FROM events")).startsWith("time", "type");
        assertThat(proposed("SELECT l| FROM states")).startsWith("label");
        assertThat(proposed("SELECT path FROM states WHERE e|")).contains("\"end\"");
        assertThat(proposed("SELECT l| FROM events")).doesNotContain("label");
        assertThat(proposed("SELECT l|")).contains("label");
    }

    @Test
    void afterADotComeTheColumnsOfWhatIsNamedSo() {
        assertThat(proposed("SELECT s.e| FROM states AS s")).containsExactly("end");
        assertThat(proposed("SELECT e.| FROM events e, states s")).containsExactly("time", "type");
        assertThat(proposed("SELECT x.| FROM at(5) x")).contains("path");
        assertThat(proposed("SELECT nobody.| FROM events")).isEmpty();
        assertThat(proposed(".|")).isEmpty();
    }

    @Test
    void wordsOfTheLanguageAndFunctionsAreProposed() {
        assertThat(proposed("SEL|")).containsExactly("SELECT");
        assertThat(proposed("SELECT cou|")).containsExactly("count(*)");
    }

    @Test
    void nothingIsProposedInTextsNumbersAndComments() {
        assertThat(proposed("SELECT 'st|")).isEmpty();
        assertThat(proposed("SELECT 'st|' FROM states")).isEmpty();
        assertThat(proposed("SELECT 12|")).isEmpty();
        assertThat(proposed("-- se|")).isEmpty();
    }

    @Property(tries = 300)
    void noTextIsTooOdd(@ForAll @CharRange(from = ' ', to = '~') String text, @ForAll int place) {
        int caret = Math.floorMod(place, text.length() + 1);
        for (SqlProposal proposal : SqlProposal.at(text, caret, SCHEMA)) {
            assertThat(proposal.from()).isBetween(0, caret);
        }
        int at = 0;
        for (SqlToken token : SqlToken.of(text)) {
            assertThat(text.substring(at, token.start())).isBlank();
            at = token.end();
        }
        assertThat(text.substring(at)).isBlank();
    }
}
