/** The wizard and the dialogs of projects with traces. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.project.wizards;

import org.eclipse.jdt.annotation.NonNullByDefault;
