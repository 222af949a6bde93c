package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.XmlHistories;
import org.eclipse.tracecompass.tmf.analysis.xml.core.analysis.XmlAnalyses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading files: good ones, wrong ones, and hostile ones. */
@NonNullByDefault({})
class XmlDocumentsTest {

    private static final String CHANGE =
            "<stateChange><stateAttribute type='constant' value='a'/><stateValue type='int'"
                    + " value='1'/></stateChange>";

    @TempDir Path folder;

    private static List<XmlProblem> problems(String content) {
        XmlFileException failure =
                catchThrowableOfType(
                        XmlFileException.class,
                        () ->
                                XmlDocuments.read(
                                        content.getBytes(StandardCharsets.UTF_8), "my.xml"));
        return failure == null ? List.of() : failure.problems();
    }

    @ParameterizedTest
    @ValueSource(strings = {"threads.xml", "system-calls.xml"})
    void theExamplesHaveNoErrors(String name) throws Exception {
        Path file = XmlHistories.examples().resolve(name);
        assertThat(
                        XmlAnalyses.check(
                                new XmlAnalysisFile(
                                        name,
                                        XmlAnalysisFile.Origin.GIVEN,
                                        XmlDocuments.read(file))))
                .isEmpty();
    }

    @Test
    void aWrongElementIsNamedWithItsLineAndWhatIsExpected() {
        assertThat(
                        problems(
                                "<tmfxml>\n"
                                        + "<stateProvider id='a' version='1'>\n"
                                        + "<evntHandler/></stateProvider></tmfxml>"))
                .singleElement()
                .satisfies(
                        problem ->
                                assertThat(problem.toString())
                                        .startsWith("my.xml, line 3: The element <evntHandler>")
                                        .contains("expected is")
                                        .contains("<eventHandler>"));
    }

    @Test
    void anElementThatIsMissingIsNamed() {
        assertThat(problems("<tmfxml>\n<stateProvider id='a' version='1'/></tmfxml>").get(0))
                .hasToString(
                        "my.xml, line 2: The element <stateProvider> is incomplete; add <head>,"
                                + " <definedValue>, <location>, <mappingGroup>, <eventHandler>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<tmfxml><stateProvider id='a' version='one'><eventHandler"
                        + " eventName='e'>%s</eventHandler></stateProvider></tmfxml>",
                "<tmfxml><stateProvider version='1'><eventHandler"
                        + " eventName='e'>%s</eventHandler></stateProvider></tmfxml>",
                "<tmfxml><stateProvider id='../a' version='1'><eventHandler"
                        + " eventName='e'>%s</eventHandler></stateProvider></tmfxml>",
                "<tmfxml><stateProvider id='a'"
                        + " version='1'><eventHandler>%s</eventHandler></stateProvider></tmfxml>",
                "<other>%s</other>",
                "<tmfxml>%s</tmfxml>",
                "<tmfxml><stateProvider id='a' version='1'>%s",
                "no xml at all %s",
                ""
            })
    void aFileThatDoesNotFollowTheSchemaIsRefused(String content) {
        assertThat(problems(content.formatted(CHANGE))).isNotEmpty();
    }

    @Test
    void entitiesThatExpandAreRefused() {
        StringBuilder bomb = new StringBuilder("<!DOCTYPE tmfxml [<!ENTITY a0 'x'>");
        for (int i = 1; i < 30; i++) {
            bomb.append("<!ENTITY a%d '&a%d;&a%d;'>".formatted(i, i - 1, i - 1));
        }
        bomb.append("]><tmfxml>&a29;</tmfxml>");
        assertThat(problems(bomb.toString()).get(0).message())
                .isEqualTo("A document type is not allowed; remove the DOCTYPE");
    }

    @Test
    void noOtherFileIsRead() throws Exception {
        Path secret = folder.resolve("secret.txt");
        Files.writeString(secret, "secret");
        assertThat(
                        problems(
                                        "<!DOCTYPE tmfxml [<!ENTITY s SYSTEM '%s'>]><tmfxml>&s;</tmfxml>"
                                                .formatted(secret.toUri()))
                                .get(0)
                                .message())
                .contains("DOCTYPE")
                .doesNotContain("secret");
    }

    @Test
    void elementsNestedVeryDeepAreRefused() {
        String deep = "<not>".repeat(20_000) + "</not>".repeat(20_000);
        assertThat(
                        problems(
                                "<tmfxml><stateProvider id='a' version='1'><eventHandler"
                                        + " eventName='e'><stateChange><if>"
                                        + deep
                                        + "</if></stateChange></eventHandler></stateProvider></tmfxml>"))
                .anySatisfy(problem -> assertThat(problem.message()).contains("nested more than"));
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Path file = folder.resolve("missing.xml");
        XmlFileException failure =
                catchThrowableOfType(XmlFileException.class, () -> XmlDocuments.read(file));
        assertThat(failure.getMessage()).startsWith(file.toString()).contains("cannot be read");
    }

    private static String checked(String content) throws XmlFileException {
        List<XmlProblem> problems = XmlAnalyses.check(XmlHistories.file(content));
        assertThat(problems).hasSize(1);
        return problems.get(0).toString();
    }

    private static String provider(String change) {
        return "<stateProvider id='a' version='1'><eventHandler eventName='e'><stateChange>"
                + change
                + "</stateChange></eventHandler></stateProvider>";
    }

    @Test
    void namesThatAreNotDefinedAreErrors() throws Exception {
        assertThat(
                        checked(
                                provider(
                                        "<stateAttribute type='location'"
                                                + " value='Nowhere'/><stateValue type='null'/>")))
                .isEqualTo(
                        "test.xml, line 1: The location 'Nowhere' is not defined; add a <location>"
                                + " of that name");
        assertThat(
                        checked(
                                provider(
                                        "<stateAttribute type='constant' value='a'/><stateValue"
                                                + " type='int' value='$X'/>")))
                .contains("The value 'X' is not defined");
        assertThat(
                        checked(
                                provider(
                                        "<stateAttribute type='constant' value='a'/><stateValue"
                                                + " type='int' value='1' mappingGroup='m'/>")))
                .contains("The mapping group 'm' is not defined");
        assertThat(
                        checked(
                                "<pattern id='p' version='1'><patternHandler><fsm id='f'><state"
                                        + " id='a'><transition"
                                        + " target='b'/></state></fsm></patternHandler></pattern>"))
                .contains("The machine 'f' has no state 'b'");
        assertThat(
                        checked(
                                "<pattern id='p' version='1'><patternHandler><fsm id='f'><state"
                                        + " id='a'><transition target='a'"
                                        + " cond='t'/></state></fsm></patternHandler></pattern>"))
                .contains("The test 't' is not defined");
    }

    @Test
    void aValueThatIsNoNumberIsAnError() throws Exception {
        assertThat(
                        checked(
                                provider(
                                        "<stateAttribute type='constant' value='a'/><stateValue"
                                                + " type='int' value='one'/>")))
                .contains("'one' is not a number of the type int");
    }

    @Test
    void aLocationThatContainsItselfIsAnError() throws Exception {
        assertThat(
                        checked(
                                "<stateProvider id='a' version='1'><location id='L'><stateAttribute"
                                        + " type='location' value='L'/></location><eventHandler"
                                        + " eventName='e'><stateChange><stateAttribute type='location'"
                                        + " value='L'/><stateValue type='null'/>"
                                        + "</stateChange></eventHandler></stateProvider>"))
                .contains("contains itself");
    }

    @Test
    void twoAnalysesOfOneIdAreAnError() throws Exception {
        String provider =
                provider("<stateAttribute type='constant' value='a'/><stateValue type='null'/>");
        assertThat(checked(provider + provider))
                .contains("another <stateProvider> with the id 'a'");
    }
}
