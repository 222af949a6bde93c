/** The settings of the user and their page. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.preferences;

import org.eclipse.jdt.annotation.NonNullByDefault;
