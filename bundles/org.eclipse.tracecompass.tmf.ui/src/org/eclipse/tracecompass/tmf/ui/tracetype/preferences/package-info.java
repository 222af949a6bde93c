/** The page of the preferences that enables and disables trace types. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.tracetype.preferences;

import org.eclipse.jdt.annotation.NonNullByDefault;
