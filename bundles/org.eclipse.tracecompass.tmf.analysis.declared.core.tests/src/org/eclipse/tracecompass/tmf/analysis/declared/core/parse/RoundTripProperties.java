package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** What is written is read back as it was. */
@Domain(Declarations.class)
class RoundTripProperties {

    private static final int TRIES = 400;

    @Property(tries = TRIES)
    void textIsReadAsItWasWritten(@ForAll StatesFile file) {
        Parsed parsed = StatesLanguage.parse(StatesPrinter.print(file), file.source());
        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.file()).isEqualTo(file);
    }

    @Property(tries = TRIES)
    void xmlIsReadAsItWasWritten(@ForAll StatesFile file) {
        Parsed parsed = StatesXml.parse(StatesXml.print(file), file.source());
        assertThat(parsed.problems()).isEmpty();
        assertThat(parsed.file()).isEqualTo(file);
    }

    @Property(tries = TRIES)
    void textIsTheSameAfterXmlWithItsComments(@ForAll StatesFile file) {
        String text = StatesPrinter.print(file);
        StatesFile read = StatesLanguage.parse(text, file.source()).file();
        assertThat(StatesPrinter.print(read)).isEqualTo(text);
        StatesFile back = StatesXml.parse(StatesXml.print(read), file.source()).file();
        assertThat(StatesPrinter.print(back)).isEqualTo(text);
    }

    @Property(tries = TRIES)
    void whichFormItIsIsSeen(@ForAll StatesFile file) {
        assertThat(StatesLanguage.parseAny(StatesXml.print(file), file.source()).file())
                .isEqualTo(StatesLanguage.parseAny(StatesPrinter.print(file), "test").file());
    }
}
