/** Lines of the Properties view, and the preference page of times. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.properties;

import org.eclipse.jdt.annotation.NonNullByDefault;
