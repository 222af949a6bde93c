/** Viewers in tabs. */
@NonNullByDefault({})
package org.eclipse.tracecompass.tmf.ui.widgets.tabsview;

import org.eclipse.jdt.annotation.NonNullByDefault;
