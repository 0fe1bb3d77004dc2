// GTK 4's GridView, driven page by page on a virtual display. Prints one JSON object.
//
//     gtk_peer PAGES SAMPLES
//
// A cell is an empty GtkLabel of 80x40 in the item widget that the view puts around each cell. A style sheet removes the
// padding and the border of that widget, so that rows are 40 points high. Setting the adjustment binds the new cells, and
// allocating the scrolled window places them.

#include <gtk/gtk.h>

enum { ITEMS = 1000000, COLUMNS = 5, SIDE = 400, WARM_UPS = 3 };

static unsigned made, bound, torn_down;

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *label = gtk_label_new("");
    gtk_widget_set_size_request(label, SIDE / COLUMNS, 40);
    gtk_list_item_set_child(item, label);
    made++;
}

static void bind_cell(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) { bound++; }

static void tear_down(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) { torn_down++; }

static GListModel *make_model(void) {
    GtkStringList *strings = gtk_string_list_new(NULL);
    for (int i = 0; i < ITEMS; i++) gtk_string_list_append(strings, "");
    return G_LIST_MODEL(strings);
}

static GtkWidget *make_grid(void) {
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind_cell), NULL);
    g_signal_connect(factory, "teardown", G_CALLBACK(tear_down), NULL);
    GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(make_model())), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), COLUMNS);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), COLUMNS);
    return grid;
}

static void load_style(void) {
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(style, "gridview > child { padding: 0; border: none; margin: 0; }", -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_USER);
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    int pages = atoi(argv[1]), samples = atoi(argv[2]);
    if (pages < 1 || samples < 1) return 2;
    gtk_init();
    load_style();

    GtkWidget *grid = make_grid();
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), grid);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), SIDE, SIDE);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    // Waits until the window is shown and the grid has its cells.
    for (int i = 0; i < 500; i++) {
        g_main_context_iteration(NULL, FALSE);
        g_usleep(1000);
    }

    GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    int width = gtk_widget_get_width(scroller), height = gtk_widget_get_height(scroller);
    double rows = gtk_adjustment_get_upper(adjustment) / (ITEMS / COLUMNS);
    if (width != SIDE || height != SIDE || rows != 40) {
        fprintf(stderr, "gtk_peer: the grid is %dx%d with rows of %g, not %dx%d with rows of 40\n", width, height, rows, SIDE, SIDE);
        return 1;
    }

    int live = made - torn_down;
    unsigned bound_before = 0, made_before = 0;
    double position = 0, end = gtk_adjustment_get_upper(adjustment) - height;
    printf("{\"peer\": \"GTK %d.%d.%d GridView\", \"page\": [", gtk_get_major_version(), gtk_get_minor_version(), gtk_get_micro_version());
    for (int sample = -WARM_UPS; sample < samples; sample++) {
        if (sample == 0) bound_before = bound, made_before = made;
        gint64 start = g_get_monotonic_time();
        for (int page = 0; page < pages; page++) {
            position = position + SIDE > end ? 0 : position + SIDE;
            gtk_adjustment_set_value(adjustment, position);
            gtk_widget_queue_allocate(grid);
            gtk_widget_allocate(scroller, width, height, -1, NULL);
        }
        gint64 time = g_get_monotonic_time() - start;
        if (sample >= 0) printf("%s%g", sample ? ", " : "", time * 1e3 / pages);
    }
    double total = (double)pages * samples;
    printf("], \"binds\": %g, \"made\": %g, \"live\": %d}\n", (bound - bound_before) / total, (made - made_before) / total, live);
    return 0;
}
