package org.eclipse.tracecompass.tmf.ui.widgets;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jface.action.LegacyActionTools;
import org.junit.jupiter.api.Test;

class RunActionTest {

    /** What a menu shows of the text of an action. */
    private static String shown(String text) {
        return LegacyActionTools.removeMnemonics(LegacyActionTools.removeAcceleratorText(text));
    }

    @Test
    void aPlainNameIsShownAsItIs() {
        for (String name : new String[] {"kernel", "lab@host/kernel", "a&b", "a & b@c"}) {
            assertThat(shown(RunAction.plain(name))).isEqualTo(name);
        }
        assertThat(shown(RunAction.plain("a\tb"))).isEqualTo("a b");
    }
}
